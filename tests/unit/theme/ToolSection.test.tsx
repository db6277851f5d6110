import {screen, within} from '@testing-library/react';
import ToolSection from '@theme/ToolSection';
import {renderWithProviders} from '../support/renderWithProviders';

describe('ToolSection', () => {
  it('TOOLS-04 shows the five cards below the site strings', () => {
    renderWithProviders(<ToolSection />);
    const section = within(screen.getByRole('region', {name: 'Tool stack'}));
    expect(section.getByText(/^One family of build tools/)).toBeInTheDocument();
    expect(section.getAllByRole('link')).toHaveLength(5);
  });
});
