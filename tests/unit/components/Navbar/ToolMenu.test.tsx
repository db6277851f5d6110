import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ToolMenu from '@site/src/components/Navbar/ToolMenu';
import {renderWithProviders} from '../../support/renderWithProviders';

describe('ToolMenu', () => {
  it('TOOLS-01 TOOLS-02 opens the five tools from a grid button', async () => {
    renderWithProviders(<ToolMenu />);
    const button = screen.getByRole('button', {name: 'Related tools'});
    expect(button.querySelector('svg')).toBeInTheDocument();
    await userEvent.click(button);
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')!;
    expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
  });

  it('FOOTER-01 heads the dropdown with the organisation', () => {
    renderWithProviders(<ToolMenu />);
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Rstack');
    expect(first).toHaveAttribute('href', 'https://github.com/web-infra-dev');
    expect(first).toHaveAttribute('target', '_blank');
    expect(first.querySelector('img')).toHaveAttribute('src', '/img/org.svg');
  });
});
