/** @jest-environment node */
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import type {Announcement, NavItem, ToolLinkGroup} from '@site/src/lib/site/types';
import {validateOptions, type Options, type PluginOptions} from '@site/src/plugins/site-data/options';

function validate(options: unknown): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as Options,
  });
}

/** The site's own data with one place changed; `path` as `tools.0.links.2.url`, `undefined` removes the field. */
function withChange(path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(siteConfig) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy);
  if (value === undefined) {
    Reflect.deleteProperty(parent, last);
  } else {
    parent[last] = value;
  }
  return copy;
}

function messageOf(site: unknown): string {
  try {
    validate({site});
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

describe('validateOptions', () => {
  it("VALIDATE-02 accepts the site's own data, as object and as function", () => {
    expect(validate({site: siteConfig})).toEqual({id: 'default', site: siteConfig});
    const site = (): typeof siteConfig => siteConfig;
    expect(validate({site})).toEqual({id: 'default', site});
  });

  it.each([
    ['nav', [{text: 'More', items: [{text: 'Group', items: [{text: 'A', link: '/a', tag: '/img/a.svg'}]}]}]],
    ['announcement', undefined],
    ['socialLinks', []],
    ['logo.image', '/img/one.svg'],
    ['logo.image', undefined],
    ['socialLinks.0', {icon: {svg: '<svg/>'}, mode: 'text', content: 'Scan me', label: 'Chat'}],
    ['tools.0.links.0.logo', {light: '/a.svg', dark: '/b.svg'}],
    ['tools.0.links.0.logoScale', 1.5],
    ['editLink', {docRepoBaseUrl: '', text: ''}],
    ['locales.0.editLink', undefined],
    ['assetsHost', 'https://assets.example'],
    ['globalUIComponents', [{name: 'ImageZoom', props: {anything: 1}}]],
  ])('VALIDATE-02 accepts as %s: %j', (path, value) => {
    expect(messageOf(withChange(path, value))).toBe('no error');
  });

  it('ENTITY-09 knows every field of a link group with its cards, of a navigation item and of an announcement', () => {
    const group: Required<ToolLinkGroup> = {
      title: '工具',
      titleEn: 'Tools',
      links: [
        {
          name: 'Rspack',
          desc: '打包工具',
          descEn: 'Bundler',
          logo: '/img/tools/rspack.svg',
          logoScale: 1.5,
          url: 'https://rspack.rs/zh/',
          urlEn: 'https://rspack.rs/',
        } satisfies Required<ToolLinkGroup['links'][number]>,
      ],
    };
    const item: Required<NavItem> = {
      text: 'Guide',
      link: '/guide/start/',
      activeMatch: '^/guide/',
      tag: '/img/logo.svg',
      position: 'left',
      items: [{text: 'Group', items: [{text: 'Page', link: '/page'}]}],
    };
    const announcement: Required<Announcement> = {href: '/x', message: 'Text', localStorageKey: 'key', display: false};
    const site = {...siteConfig, tools: [group], nav: [item], announcement};
    expect(validate({site}).site).toEqual(site);
  });

  it('VALIDATE-02 names file, path, what is wrong and what was found', () => {
    expect(messageOf(withChange('tools.0.links.2.url', 'rspress.rs'))).toMatchInlineSnapshot(`
     "site-data: src/lib/site/siteConfig.ts has 1 bad entry:
       tools[0].links[2].url: url is not a valid url (found "rspress.rs")"
    `);
  });

  it('VALIDATE-02 lists every bad entry', () => {
    const site = {...withChange('nav.0.link', 'guide'), title: '', darkMode: 'yes'};
    expect(messageOf(site)).toMatchInlineSnapshot(`
     "site-data: src/lib/site/siteConfig.ts has 3 bad entries:
       title: Please enter title (found "")
       nav[0].link: link is not a valid link (found "guide")
       darkMode: darkMode is not a valid boolean (found "yes")"
    `);
  });

  it.each([
    ['title', undefined, 'title: Please enter title'],
    ['title', 7, 'title: title is not a valid string (found 7)'],
    ['darkMode', 'yes', 'darkMode: darkMode is not a valid boolean (found "yes")'],
    ['nav', {}, 'nav: nav is not a valid array (found {})'],
    ['nav.0.text', undefined, 'nav[0].text: Please enter text'],
    ['nav.0.link', 'guide', 'nav[0].link: link is not a valid link (found "guide")'],
    ['nav.0.activeMatch', '(', 'nav[0].activeMatch: activeMatch is not a valid regular expression (found "(")'],
    ['nav.0.position', 'top', 'nav[0].position: position must be one of "left", "right" (found "top")'],
    ['nav.0', {text: 'A'}, 'nav[0]: Please enter link or items (found {"text":"A"})'],
    [
      'nav.0.items',
      [{text: 'A', items: [{text: 'B', link: 7}]}],
      'nav[0].items[0].items[0].link: link is not a valid string (found 7)',
    ],
    ['nav.0.colour', 'red', 'nav[0].colour: colour is not a known field (found "red")'],
    ['socialLinks.0.content', 'github', 'socialLinks[0].content: content is not a valid url (found "github")'],
    ['socialLinks.0.icon', {}, 'socialLinks[0].icon.svg: Please enter svg'],
    ['tools.0.links', [], 'tools[0].links: links must have 1 or more entries (found [])'],
    [
      'tools.0.links.0.name',
      'x'.repeat(41),
      `tools[0].links[0].name: name must have between 1 and 40 characters (found "${'x'.repeat(41)}")`,
    ],
    ['tools.0.links.0.logoScale', 9, 'tools[0].links[0].logoScale: logoScale must be between 0.1 and 4 (found 9)'],
    ['tools.0.links.0', 'Rspack', 'tools[0].links[0]: links[0] is not a valid object (found "Rspack")'],
    ['tools.0.links.0.url', `https://a.example/${'x'.repeat(2040)}`, 'tools[0].links[0].url: url is not a valid url'],
    ['announcement.href', 'ftp://a.example', 'announcement.href: href is not a valid link (found "ftp://a.example")'],
    ['logo.image', {light: '/a.svg'}, 'logo.image.dark: Please enter dark'],
    ['locales', [], 'locales: locales must have 1 or more entries (found [])'],
    ['locales.1.lang', 'en', 'locales[1]: locales[1].lang repeats the value of locales[0]'],
    ['hideNavbar', 'sometimes', 'hideNavbar: hideNavbar must be one of "never", "always", "auto" (found "sometimes")'],
    ['route.cleanUrls', false, 'route.cleanUrls: cleanUrls must be one of true (found false)'],
    ['ssg', false, 'ssg: ssg must be one of true (found false)'],
    ['extra', 1, 'extra: extra is not a known field (found 1)'],
  ])('VALIDATE-02 refuses %s: %j', (path, value, expected) => {
    expect(messageOf(withChange(path, value))).toContain(`has 1 bad entry:\n  ${expected}`);
  });

  it('VALIDATE-02 refuses data that is no object, or missing', () => {
    expect(messageOf('Rslib')).toContain('site: site is not a valid object (found "Rslib")');
    expect(() => validate({})).toThrow(
      'the plugin "site-data" has a bad option in docusaurus.config.ts:\n  "site" is required\n',
    );
  });

  it('VALIDATE-02 refuses unknown options', () => {
    expect(() => validate({site: siteConfig, cache: true})).toThrow(
      '"cache" is not allowed (found true)\nIts options are site.',
    );
  });
});
