import {checkInstalls, readInstalls} from '@site/src/plugins/verified-docs/server/checks/checkInstalls';
const PLACE = {file: 'docs/a.mdx', line: 7, column: 1};

describe('checkInstalls', () => {
  it('reads the packages of install commands', () => {
    const code =
      'npm add @rslib/core@latest typescript -D\nnpm install --save-dev @microsoft/api-extractor@7 # types\n$ npm create rslib@latest\nnpm run build\nnpm install ../lib.tgz';
    expect(readInstalls(code, PLACE).map(({spec}) => spec)).toEqual([
      '@rslib/core',
      'typescript',
      '@microsoft/api-extractor@7',
      'create-rslib',
    ]);
  });

  it('names a package that is not in the list, and an entry without use', () => {
    const problems = checkInstalls([{spec: 'typscript', place: PLACE}], {vue: '3.5.0'}, 'list.json');
    expect(problems.map(({message}) => message)).toMatchInlineSnapshot(`
      [
        "the package typscript is not in list.json
        correct its name, or run "npm run docs:packages" to look it up",
        "no page installs vue any more; run "npm run docs:packages"",
      ]
    `);
  });
});
