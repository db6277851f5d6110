import {localizeTool} from '@site/src/lib/site/localizeTool';
import type {ToolLink} from '@site/src/lib/site/types';

const TOOL: ToolLink = {
  name: 'Rspack',
  desc: '打包工具',
  descEn: 'Bundler',
  logo: '/img/tools/rspack.svg',
  logoScale: 1.5,
  url: 'https://rspack.rs/zh/',
  urlEn: 'https://rspack.rs/',
};

describe('localizeTool', () => {
  it('TOOLS-06 takes the English fields for English', () => {
    expect(localizeTool(TOOL, 'en')).toEqual({
      name: 'Rspack',
      desc: 'Bundler',
      url: 'https://rspack.rs/',
      logo: '/img/tools/rspack.svg',
      logoScale: 1.5,
    });
  });

  it('TOOLS-06 takes the plain fields for Chinese', () => {
    expect(localizeTool(TOOL, 'zh')).toMatchObject({desc: '打包工具', url: 'https://rspack.rs/zh/'});
  });

  it('TOOLS-06 falls back to the plain fields, to no logo and to scale 1', () => {
    const bare: ToolLink = {name: 'Tool', desc: 'Text', url: 'https://example.org/'};
    expect(localizeTool(bare, 'en')).toEqual({name: 'Tool', desc: 'Text', url: 'https://example.org/', logoScale: 1});
  });
});
