import {screen} from '@testing-library/react';
import Option from '@site/src/components/Option';
import {renderWithProviders} from '../../support/renderWithProviders';
import {isolated, writeRightToLeft} from '../../support/rightToLeft';

describe('Option', () => {
  it('shows name, type, effective default and place as a list of terms', () => {
    renderWithProviders(<Option of="lib.bundle" type="boolean" defaultValue="`true`" place="both" />);
    expect(screen.getByText('lib.bundle').tagName).toBe('CODE');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Type', 'Default', 'Goes in']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'boolean',
      'true',
      'lib item or top level',
    ]);
  });

  it('marks deprecated, experimental and new options, and names what replaces them', () => {
    renderWithProviders(
      <Option of="lib.x" type="string" since="1.0.0" experimental deprecated="Use `output.x` instead." place="lib" />,
    );
    for (const mark of ['Deprecated', 'Experimental', 'Since 1.0.0', 'output.x']) {
      expect(screen.getByText(mark)).toBeInTheDocument();
    }
  });

  it('I18N-04 keeps the order of the version that brought it from right to left', () => {
    writeRightToLeft();
    renderWithProviders(<Option of="lib.x" since="1.0.0-beta.1" />);
    expect(screen.getByText(/^Since/).textContent).toBe(`Since ${isolated('1.0.0-beta.1')}`);
  });

  it('shows no default if there is none', () => {
    renderWithProviders(<Option of="lib.banner.js" type="string" place="lib" />);
    expect(screen.queryByText('Default')).not.toBeInTheDocument();
  });
});
