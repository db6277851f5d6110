import {checkInstalls, readInstalls} from '@site/src/plugins/verified-docs/server/checks/checkInstalls';
const PLACE = {file: 'docs/a.mdx', line: 7, column: 1};

describe('checkInstalls', () => {
  it('reads the packages of install commands', () => {
    const code =
      'npm add @rslib/core@latest typescript -D\nnpm install --save-dev @microsoft/api-extractor@7 # types\n$ npm create rslib@latest\nnpm run build\nnpm install ../lib.tgz';
    expect(readInstalls({code, lang: 'sh'}, PLACE).map(({spec}) => spec)).toEqual([
      '@rslib/core',
      'typescript',
      '@microsoft/api-extractor@7',
      'create-rslib',
    ]);
  });

  it.each([
    ['npm install && npm run build', []],
    ['cd app && npm install react | tail; npm i vue || exit 1', ['react', 'vue']],
    ['npm install -w app react --workspace lib --tag=next', ['react']],
    ['npm --prefix sub i "react-dom" --omit dev # and more', ['react-dom']],
    ['pnpm add -w react --filter app', ['react']],
    ['npm init -y', []],
    ['npm create @eslint/config@latest', ['@eslint/create-config']],
    ['npm init @scope@2 lib', ['@scope/create@2']],
    ['npm create storybook@latest my-app', ['create-storybook']],
    ['npm create ./local', []],
    ['npm install "typescript@>=5 || next" ../lib.tgz', []],
    ['constructor add react', []],
    ['npm install --save-dev \\\n  typescript \\\n  react', ['typescript', 'react']],
  ])('reads %j as %j', (code, specs) => {
    expect(readInstalls({code, lang: 'sh'}, PLACE).map(({spec}) => spec)).toEqual(specs);
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
