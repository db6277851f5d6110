/** @jest-environment node */
import {explainNoGroonga} from '../../../../tools/search-server/install.mjs';

const has =
  (...programs: string[]) =>
  (program: string): boolean =>
    programs.includes(program);

it('finds nothing missing where Groonga is, or can be installed', () => {
  expect(explainNoGroonga({}, has('groonga'))).toBe('');
  expect(explainNoGroonga({}, has('apt-get'))).toBe('');
});

it('says why the tests with it are left out where it cannot', () => {
  expect(explainNoGroonga({}, has())).toMatch(/no apt-get here to install Groonga/);
});

it('leaves nothing out in CI', () => {
  expect(explainNoGroonga({CI: 'true'}, has())).toBe('');
});
