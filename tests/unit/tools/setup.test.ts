/** @jest-environment node */
import {scripts} from '../../../package.json';

describe('the package scripts', () => {
  it.each(Object.keys(scripts).filter((name) => name !== 'setup' && !/^pre./.test(name)))(
    '%s installs what is missing first',
    (name) => {
      expect(scripts).toHaveProperty([`pre${name}`], 'node tools/setup.mjs');
    },
  );
});
