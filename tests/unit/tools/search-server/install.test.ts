/** @jest-environment node */
import {ensureGroonga, explainNoGroonga} from '../../../../tools/search-server/install.mjs';

const yes = (): boolean => true;
const no = (): boolean => false;

describe('explainNoGroonga', () => {
  it('finds nothing missing where Groonga is, or can be installed', () => {
    expect(explainNoGroonga({env: {}, isThere: yes, canInstall: no})).toBe('');
    expect(explainNoGroonga({env: {}, isThere: no, canInstall: yes})).toBe('');
  });

  it('says why the tests with it are left out where it cannot', () => {
    expect(explainNoGroonga({env: {}, isThere: no, canInstall: no})).toMatch(/^there is no Groonga here/);
  });

  it('leaves nothing out in CI', () => {
    expect(explainNoGroonga({env: {CI: 'true'}, isThere: no, canInstall: no})).toBe('');
  });
});

describe('ensureGroonga', () => {
  it('installs nothing for a user who may not, and says what to do', () => {
    expect(() => ensureGroonga({isThere: no, canInstall: no})).toThrow(
      new Error('no Groonga: install it ("apt-get install groonga-bin").'),
    );
  });
});
