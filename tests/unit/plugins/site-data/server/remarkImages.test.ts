/** @jest-environment node */
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkImages} from '@site/src/plugins/site-data/server/remarkImages';

const ROOT = process.cwd();
const HOST = 'https://assets.example.org';
const FOREIGN = 'the site\'s policy lets no image of another site through: put the file into "static".';

function check(source: string): void {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(createRemarkImages({siteDir: ROOT, host: HOST}));
  processor.runSync(processor.parse(source), new VFile({path: path.join(ROOT, 'docs/a.mdx')}));
}

it.each([
  '<Img src="/img/favicon.svg" alt="" width={1} height={1} />',
  '![A](./a.png)',
  `![A](${HOST}/a.png)`,
  `<Img src="${HOST}/a.png" alt="A" width={1} height={1} />`,
  '[A]\n\n[A]: https://example.org/a.png',
  '<Img src={imported} alt="A" width={1} height={1} />',
  '<Img {...image} />',
  'Text <img src="/img/favicon.svg" alt="A" /> and text.',
])('accepts %s', (source) => {
  expect(() => check(source)).not.toThrow();
});

it.each([
  [
    '<Img src="/img/nope.png" alt="A" width={1} height={1} />',
    '<Img src="/img/nope.png">: there is no such file in "static".',
  ],
  ['<Img src="/img/50%.png" alt="A" />', '<Img src="/img/50%.png">: it is no address; write "%" as "%25".'],
  ['<img src="img/a.png" alt="A" />', '<img src="img/a.png">: write the path below "static", from "/" on.'],
  [
    '<Img src="https://example.org/a.png" alt="A" width={1} height={1} />',
    `<Img src="https://example.org/a.png">: ${FOREIGN}`,
  ],
  ['![A](//example.org/a.png)', `the image //example.org/a.png: ${FOREIGN}`],
  ['[A]: https://example.org/a.png\n\n![A]', `the image https://example.org/a.png: ${FOREIGN}`],
])('throws at %s', (source, message) => {
  expect(() => check(`\n${source}`)).toThrow(`site-data: docs/a.mdx:2:1: ${message}`);
});
