import {localizeTool} from '@site/src/lib/site/localizeTool';
import type {Announcement, NavItem, ToolLink, ToolLinkGroup} from '@site/src/lib/site/types';

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

  it('ENTITY-09 accepts a card, a group, a navigation entry and an announcement with all their fields', () => {
    const group: ToolLinkGroup = {title: '工具', titleEn: 'Tools', links: [TOOL]};
    const item: NavItem = {
      text: 'Guide',
      link: '/guide/start/',
      activeMatch: '^/guide/',
      tag: '/img/logo.svg',
      position: 'left',
      items: [{text: 'Group', items: [{text: 'Page', link: '/page'}]}],
    };
    const announcement: Announcement = {href: '/x', message: 'Text', localStorageKey: 'key', display: false};
    expect([Object.keys(group), Object.keys(item), Object.keys(announcement)]).toEqual([
      ['title', 'titleEn', 'links'],
      ['text', 'link', 'activeMatch', 'tag', 'position', 'items'],
      ['href', 'message', 'localStorageKey', 'display'],
    ]);
  });
});
