/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {runSync} from '@site/src/plugins/translations/server/cli';
import {isOlder} from '@site/src/plugins/translations/server/isOlder';
import {runCopyCode} from '@site/src/plugins/translations/server/runCopyCode';
import {createSite, ZH, type TestSite} from '../support/createSite';

const PAGE = '---\ntitle: A\n---\n\nLead of A.\n\n## One {/* #one */}\n\n```sh\nrun one\n```\n\nText.\n';
const TRANSLATION = PAGE.replace('title: A', 'title: 甲').replace('Lead of A', '开头').replace('Text', '文字');
const PATHS = {version: 'current', page: 'a.mdx', original: 'docs/a.mdx', translated: `${ZH}/current/a.mdx`};

function sync({siteDir}: TestSite): string {
  const lines: string[] = [];
  runSync({siteDir, page: 'all', isSameMeaning: false, print: (line) => lines.push(line)});
  return lines[0];
}

/** A page that is translated and recorded, and whose English text and code changed since. */
function create(): TestSite {
  const site = createSite({[PATHS.original]: PAGE, [PATHS.translated]: TRANSLATION});
  sync(site);
  site.commit();
  site.write(PATHS.original, PAGE.replace('Lead', 'Words').replace('run one', 'run two'));
  site.commit();
  return site;
}

function copyCode({siteDir}: TestSite): void {
  expect(runCopyCode({siteDir, page: 'all', print: () => undefined})).toBe(0);
}

const REFUSED = `! ${PATHS.translated} did not change since its English page did, so it is not recorded.`;

it.each([
  ['committed', true],
  ['not committed', false],
])('I18N-06 takes no code that was copied for a translation, %s', (_name, isCommitted) => {
  const site = create();
  expect(sync(site)).toContain(REFUSED);
  copyCode(site);
  expect(site.read(PATHS.translated)).toContain('run two');
  if (isCommitted) {
    site.commit();
  }
  expect(sync(site)).toContain(REFUSED);
  // Nor line breaks.
  site.write(PATHS.translated, `\uFEFF${site.read(PATHS.translated).replaceAll('\n', '\r\n')}`);
  expect(sync(site)).toContain(REFUSED);
  site.write(PATHS.translated, TRANSLATION.replace('开头', '词语'));
  expect(sync(site)).toBe('recorded current/a.mdx');
});

it('I18N-06 finds a translation below the commits that copied code, and behind the change', () => {
  const site = create();
  site.write(PATHS.translated, TRANSLATION.replace('开头', '词语'));
  site.commit();
  copyCode(site);
  site.commit();
  expect(isOlder(site.siteDir, PATHS)).toBe(false);
  site.write(PATHS.original, site.read(PATHS.original).replace('Words', 'Sentences'));
  expect(isOlder(site.siteDir, PATHS)).toBe(true);
});

it('I18N-06 takes no merge of copied code for a translation', () => {
  const site = create();
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    execFileSync('git', [...author, ...args], {cwd: site.siteDir, stdio: 'ignore'});
  };
  // One branch copies the code, the other one had translated something else before the English page changed.
  git('checkout', '--quiet', '-b', 'other', 'HEAD~1');
  site.write(PATHS.translated, TRANSLATION.replace('文字', '文本'));
  site.commit();
  git('checkout', '--quiet', '-');
  copyCode(site);
  site.commit();
  git('merge', '--quiet', '--no-edit', 'other');
  expect(site.read(PATHS.translated)).toMatch(/run two[^]*文本/);
  expect(isOlder(site.siteDir, PATHS)).toBe(true);
});
