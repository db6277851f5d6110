/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import messageLoader, {inlineMessages} from '@site/src/plugins/lean/server/messageLoader.mjs';

const ZH = {'site.home': '首页', 'Plain text': '纯文本', 'site.count': '{count} 页'};
const imports = `import Translate, {translate} from '@docusaurus/Translate';\n`;

function inline(code: string, messages: Readonly<Record<string, string>> = ZH): string {
  return inlineMessages(imports + code, messages).slice(imports.length);
}

describe('inlineMessages', () => {
  it('writes the words of the language in place of id, message and description', () => {
    expect(inline(`const a = translate({id: 'site.home', message: 'Home', description: 'Link'});`)).toBe(
      `const a = translate({message: "首页", });`,
    );
  });

  it('keeps the message where the language has no translation, and the id where there is no message', () => {
    expect(inline(`translate({id: 'site.none', message: 'None'});`)).toBe(`translate({message: "None", });`);
    expect(inline(`translate({id: 'site.none'});`)).toBe(`translate({message: "site.none", });`);
  });

  it('finds a message without an id by its text', () => {
    expect(inline(`translate({message: 'Plain text'});`)).toBe(`translate({message: "纯文本", });`);
  });

  it('takes texts in backquotes and in pieces', () => {
    expect(inline('translate({id: `site.home`, message: "Ho" + `me`});')).toBe('translate({message: "首页", });');
  });

  it('leaves values alone, also those that hold messages', () => {
    const inner = `_jsx(Translate, {id: 'site.home', children: 'Home'})`;
    expect(inline(`translate({message: 'Home', id: 'site.count'}, {count: 2});`)).toBe(
      `translate({message: "{count} 页", }, {count: 2});`,
    );
    expect(inline(`_jsx(Translate, {id: 'site.count', values: {count: ${inner}}, children: '{count} pages'});`)).toBe(
      `_jsx(Translate, {children: "{count} 页", values: {count: _jsx(Translate, {children: "首页", })}, });`,
    );
  });

  it('goes by the names that a module imports', () => {
    const renamed = `import {default as T, translate as t} from '@docusaurus/Translate';\n`;
    expect(inlineMessages(`${renamed}t({id: 'site.home'}); _jsx(T, {id: 'site.home'});`, ZH)).toBe(
      `${renamed}t({message: "首页", }); _jsx(T, {children: "首页", });`,
    );
    const other = `translate({id: 'site.home'}); // not from @docusaurus/Translate`;
    expect(inlineMessages(other, ZH)).toBe(other);
  });

  it('does not read a module that does not translate', () => {
    expect(inlineMessages('this is no module', ZH)).toBe('this is no module');
  });

  it.each([
    ['translate({id: name});', '"id" of a message has to be a text'],
    ['translate({...message});', 'without spread or computed properties'],
    ['translate(message);', 'has to be written out as an object'],
    ['translate({description: "Nothing"});', 'needs an id or a text'],
    ['_jsx(Translate, {id: "a", children: [a, b]});', '"children" of a message'],
  ])('refuses %s with its line', (code, problem) => {
    expect(() => inline(`\n${code}`)).toThrow(`line 3 of the compiled module: `);
    expect(() => inline(`\n${code}`)).toThrow(problem);
  });
});

describe('messageLoader', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  const createContext = (messages: string, addDependency: (file: string) => void = () => undefined) => ({
    rootContext: '/site',
    resourcePath: '/site/src/a.tsx',
    getOptions: () => ({messages}),
    addDependency,
  });

  it('names the file of a message that is not written out', () => {
    const messages = path.join(folder, 'messages.json');
    writeFileSync(messages, '{}');
    expect(() => messageLoader.call(createContext(messages), `${imports}translate({id: name});`)).toThrow(
      'src/a.tsx, line 2 of the compiled module: "id" of a message has to be a text that is written out',
    );
  });

  it('reads the messages from its file; with that, or with the loader itself, the module is compiled anew', () => {
    const messages = path.join(folder, 'messages.json');
    writeFileSync(messages, JSON.stringify(ZH));
    const addDependency = jest.fn();
    const context = createContext(messages, addDependency);
    expect(messageLoader.call(context, `${imports}translate({id: 'site.home'});`)).toContain('首页');
    expect(addDependency).toHaveBeenCalledWith(messages);
    expect(addDependency).toHaveBeenCalledWith(expect.stringMatching(/messageLoader\.mjs$/));
  });
});
