/** @jest-environment node */
import {readLock} from '@site/src/plugins/translations/server/lockFile';
import {createSite, LOCK} from '../support/createSite';

const HASH = '0123456789ab';
const RECORD = `{\n  "format": 1,\n  "pages": {\n    "current/a.mdx": {"sections": {"one": "${HASH}"}}\n  }\n}\n`;

it('I18N-06 reads a lock file with a byte order mark, as some editors write one', () => {
  const {siteDir} = createSite({[LOCK]: `\uFEFF${RECORD.replaceAll('\n', '\r\n')}`});
  expect(readLock(siteDir, 'zh')).toEqual({'current/a.mdx': {sections: {one: HASH}}});
});

it.each([
  [
    'what is no JSON',
    RECORD.replace('1,', '1'),
    `${LOCK}:3 is damaged: Expected ',' or '}' after property value in JSON\n`,
  ],
  [
    'a merge conflict',
    RECORD.replace('    "current', '<<<<<<< HEAD\n    "current'),
    `${LOCK}:4 is damaged: an unresolved merge conflict\nmend it by hand, where two branches meet by keeping the lines of both; `,
  ],
  ['a conflict that is all there is', '<<<<<<< HEAD', `${LOCK}:1 is damaged: an unresolved merge conflict\n`],
  ['another form', '[]', `${LOCK} is damaged: expected "format": 1 and "pages", found "format": undefined\n`],
])('names %s', (_name, text, message) => {
  const {siteDir} = createSite({[LOCK]: text});
  expect(() => readLock(siteDir, 'zh')).toThrow(`translations: ${message}`);
});
