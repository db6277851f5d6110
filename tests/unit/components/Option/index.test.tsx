import {render, screen} from '@testing-library/react';
import Option from '@site/src/components/Option';

describe('Option', () => {
  it('shows name, type, effective default and place as a list of terms', () => {
    render(<Option of="lib.bundle" type="boolean" defaultValue="`true`" place="both" />);
    expect(screen.getByText('lib.bundle').tagName).toBe('CODE');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Type', 'Default', 'Goes in']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'boolean',
      'true',
      'lib item or top level',
    ]);
  });

  it('marks deprecated, experimental and new options, and names what replaces them', () => {
    render(
      <Option of="lib.x" type="string" since="1.0.0" experimental deprecated="Use `output.x` instead." place="lib" />,
    );
    for (const mark of ['Deprecated', 'Experimental', 'Since 1.0.0', 'output.x']) {
      expect(screen.getByText(mark)).toBeInTheDocument();
    }
  });

  it('shows no default if there is none', () => {
    render(<Option of="lib.banner.js" type="string" place="lib" />);
    expect(screen.queryByText('Default')).not.toBeInTheDocument();
  });
});
