import {readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '@site/sidebars';
import {listNames} from '@site/src/server/files/listFiles';

const DOCS = path.resolve(__dirname, '..', '..', 'docs');

type Item = string | {readonly items?: readonly Item[]};

function listDocs(folder = ''): string[] {
  return listNames(path.join(DOCS, folder), /(?:^|\/)[^/_][^/]*\.mdx$/).map((name) =>
    path.posix.join(folder, name).replace(/\.mdx$/, ''),
  );
}

function idsOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => (typeof item === 'string' ? [item] : idsOf(item.items ?? [])));
}

/** Doc ids of a sidebar, in reading order. */
function sidebarIds(name: string): string[] {
  return idsOf((sidebars as unknown as Record<string, readonly Item[] | undefined>)[name] ?? []);
}

function frontMatter(id: string): string {
  return /^---\n(.*?)\n---\n/s.exec(readFileSync(path.join(DOCS, `${id}.mdx`), 'utf8'))?.[1] ?? '';
}

describe('sidebars', () => {
  const docs = listDocs();

  it.each(docs)('SIDEBAR-05 %s belongs to its section, or shows the guide sidebar without an entry', (id) => {
    const section = id.split('/')[0];
    const isUnlisted = /^guide\/(faq|start\/components)\//.test(id);
    const owners = ['guide', 'config', 'api', 'framework'].filter((name) => sidebarIds(name).includes(id));
    expect(owners).toEqual(isUnlisted ? [] : [section]);
    expect(/^displayed_sidebar: guide$/m.test(frontMatter(id))).toBe(isUnlisted);
  });

  it('SIDEBAR-05 lists no page twice and none that is missing', () => {
    const ids = ['guide', 'config', 'api', 'framework'].flatMap(sidebarIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !docs.includes(id))).toEqual([]);
  });
});

describe('package scripts', () => {
  it('BUILD-04 there is one script for each task', () => {
    const {scripts} = JSON.parse(readFileSync(path.join(DOCS, '..', 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const name of [
      'build',
      'start',
      'serve',
      'site',
      'typecheck',
      'lint',
      'format',
      'test',
      'test:unit',
      'test:e2e',
    ]) {
      expect(scripts).toHaveProperty([name]);
    }
  });
});
