import {render, screen} from '@testing-library/react';
import SampleProof from '@site/src/components/SampleProof';

describe('SampleProof', () => {
  it('names package and version, and holds command and files behind the mark', () => {
    render(<SampleProof package="@rslib/core@1.0.1" commands="npx rslib build" files={'dist/a.js\ndist/b.js'} />);
    expect(screen.getByText('Built with @rslib/core 1.0.1').closest('details')).not.toHaveAttribute('open');
    // Long ones are scrolled, with the keyboard, too.
    expect(screen.getByText('npx rslib build')).toHaveAttribute('tabindex', '0');
    expect(screen.getByText(/dist\/a\.js/)).toHaveTextContent('dist/a.js dist/b.js');
    expect(screen.getByText(/dist\/a\.js/)).toHaveAttribute('tabindex', '0');
  });

  it('says "run" if the command fails, and shows no file list if nothing was written', () => {
    render(<SampleProof package="@rslib/core@1.0.1" commands="npx rslib" files="" fails="true" />);
    expect(screen.getByText('Run with @rslib/core 1.0.1')).toBeInTheDocument();
    expect(screen.queryByText('Files written')).not.toBeInTheDocument();
  });
});
