/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runProse} from '@site/src/plugins/verified-docs/server/prose/runProse';

const PAGE = `---
title: A
description: A description that is long enough to tell a reader what the page gives.
---

## One {/* #one */}

\`\`\`ts
const one = 1;
\`\`\`
`;

function lint(write: (docs: string) => void): string[] {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'run-prose-'));
  mkdirSync(path.join(siteDir, 'docs'));
  write(path.join(siteDir, 'docs'));
  const lines: string[] = [];
  runProse(siteDir, (text) => lines.push(text));
  rmSync(siteDir, {recursive: true});
  return lines;
}

describe('runProse', () => {
  it.each([
    ['line ends of two characters', PAGE.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${PAGE}`],
  ])('finds nothing wrong with %s', (_name, text) => {
    expect(lint((docs) => writeFileSync(path.join(docs, 'a.mdx'), text))).toEqual(['1 pages, 0 problems']);
  });

  it('reads no lock files of editors', () => {
    expect(
      lint((docs) => {
        symlinkSync('ann@host.1234:1700', path.join(docs, '.#a.mdx'));
        writeFileSync(path.join(docs, '.b.mdx'), 'Text.');
      }),
    ).toEqual(['0 pages, 0 problems']);
  });
});
