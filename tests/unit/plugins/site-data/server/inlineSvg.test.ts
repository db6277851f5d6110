/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inlineSvg} from '@site/src/plugins/site-data/server/inlineSvg';

const SQUARE = '<path d="M0 0h9v9z"/>';
const WRAPPED = '<path\n  d="M0 0\n  h9v9z"/>';
const FILES = {
  'plain.svg': `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">\n  <title>A\n square</title>\n  <!-- drawn\n by hand -->\n  ${SQUARE}\n</svg>\n`,
  'wrapped.svg': `<svg\n  xmlns="http://www.w3.org/2000/svg"\n  viewBox="0 0 9 9">\n  ${WRAPPED}\n  ${SQUARE}\n</svg>\n`,
  'small.svg': `${`<svg>${SQUARE}`.padEnd(1018)}</svg>`,
  'large.svg': `${`<svg>${SQUARE}`.padEnd(1019)}</svg>`,
  'script.svg': '<svg><script>1</script></svg>',
  'style.svg': '<svg><style>path{fill:red}</style></svg>',
  'attribute.svg': '<svg><path style="fill:red"/></svg>',
  'id.svg': '<svg><path id="a"/></svg>',
  'reference.svg': '<svg><use href="#a"/></svg>',
  'handler.svg': '<svg onload="1"></svg>',
  'picture.png': '<svg></svg>',
};

let root: string;
let folders: string[];

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'inline-svg-'));
  folders = ['first', 'second'].map((name) => path.join(root, name));
  for (const folder of folders) {
    mkdirSync(path.join(folder, 'img'), {recursive: true});
  }
  for (const [name, text] of Object.entries(FILES)) {
    writeFileSync(path.join(folders[1], 'img', name), text);
  }
});

afterAll(() => {
  rmSync(root, {recursive: true});
});

describe('inlineSvg', () => {
  it('has the drawing alone, in the size of its place', () => {
    expect(inlineSvg('/img/plain.svg', folders)).toBe(`<svg viewBox="0 0 9 9">${SQUARE}</svg>`);
  });

  it('keeps a tag whole that takes several lines', () => {
    expect(inlineSvg('/img/wrapped.svg', folders)).toBe(`<svg\n  viewBox="0 0 9 9">${WRAPPED}${SQUARE}</svg>`);
  });

  it('takes the file of the first folder that has it', () => {
    const own = path.join(folders[0], 'img/plain.svg');
    writeFileSync(own, '<svg></svg>');
    expect(inlineSvg('/img/plain.svg', folders)).toBe('<svg></svg>');
    rmSync(own);
  });

  it('has the drawing for light before that for dark, or none where one is no plain SVG', () => {
    const light = '/img/plain.svg';
    expect(inlineSvg({light, dark: '/img/small.svg'}, folders)).toBe(
      `${inlineSvg(light, folders)}${FILES['small.svg']}`,
    );
    expect(inlineSvg({light, dark: '/img/id.svg'}, folders)).toBeUndefined();
    expect(inlineSvg({light: '/img/id.svg', dark: light}, folders)).toBeUndefined();
  });

  it.each([
    'large.svg',
    'script.svg',
    'style.svg',
    'attribute.svg',
    'id.svg',
    'reference.svg',
    'handler.svg',
    'picture.png',
    'missing.svg',
  ])('leaves %s to a request', (name) => {
    expect(inlineSvg(`/img/${name}`, folders)).toBeUndefined();
  });

  it('leaves addresses of other hosts to a request', () => {
    expect(inlineSvg('https://example.org/img/plain.svg', folders)).toBeUndefined();
    expect(inlineSvg('//example.org/img/plain.svg', folders)).toBeUndefined();
  });
});
