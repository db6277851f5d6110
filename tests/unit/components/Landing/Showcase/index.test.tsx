import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Showcase from '@site/src/components/Landing/Showcase';
import {getOutputs} from '@site/src/components/Landing/Showcase/outputs';
import sample from '@site/src/components/Landing/Showcase/sample.json';
import {renderWithProviders} from '../../../support/renderWithProviders';

describe('Showcase', () => {
  it('shows every file of the build once, under the entry that makes it', () => {
    const shown = getOutputs().flatMap(({files}) => files.map(({path}) => path));
    expect([...shown].sort()).toEqual(sample.files.map(({path}) => path).sort());
    const lines = sample.config.split('\n');
    const entries = Object.fromEntries(
      getOutputs().map(({id, lines: [first, last]}) => [id, lines.slice(first - 1, last).join('\n')]),
    );
    expect(entries.esm).toContain("format: 'esm'");
    expect(entries.cjs).toContain("format: 'cjs'");
    expect(entries.dts).toContain('dts: true');
    expect(entries.bundleless).toMatch(/^ {4}\{[\s\S]*bundle: false[\s\S]*\},$/);
    expect(entries.umd).toMatch(/^ {4}\{[\s\S]*umdName[\s\S]*\},$/);
  });

  it('keeps the files as the build wrote them', () => {
    expect(sample.files.map(({text}) => Buffer.byteLength(text))).toEqual(sample.files.map(({bytes}) => bytes));
    const [cjs] = getOutputs().filter(({id}) => id === 'cjs');
    expect(cjs?.files[0]?.text).toContain(`\n${cjs?.from ?? ''}`);
  });

  it('moves through the outputs with the arrow keys and marks their lines', async () => {
    const {container} = renderWithProviders(<Showcase />);
    const marked = () => [...container.querySelectorAll('[data-marked]')].map(({textContent}) => textContent.trim());
    expect(marked()).toEqual(["{format: 'esm', dts: true},"]);
    await userEvent.click(screen.getByRole('tab', {name: 'CJS'}));
    expect(marked()).toEqual(["{format: 'cjs'},"]);
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', {name: 'UMD'})).toHaveFocus();
    expect(within(screen.getByRole('tabpanel', {name: 'UMD'})).getByText('dist/umd/index.js')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', {name: 'ESM', selected: true})).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}');
    const cjs = screen.getByRole('tab', {name: 'CJS', selected: true});
    expect(cjs).toHaveFocus();
    // The browser's Back.
    expect(fireEvent.keyDown(cjs, {key: 'ArrowLeft', altKey: true})).toBe(true);
    expect(cjs).toHaveAttribute('aria-selected', 'true');
  });
});
