import {describeArticle, type Article} from '@site/src/lib/doc';

const ARTICLE: Article = {
  title: 'lib.dts',
  description: 'Declaration files.',
  lang: 'zh-CN',
  url: 'https://example.org/zh/config/lib/dts',
  modified: Date.UTC(2026, 10, 20),
  site: {name: 'Rslib', url: 'https://example.org/zh/'},
  software: {name: 'Rslib', version: '1.x'},
};

describe('describeArticle', () => {
  it('names title, language, address, date and version', () => {
    expect(JSON.parse(describeArticle(ARTICLE))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'lib.dts',
      description: 'Declaration files.',
      inLanguage: 'zh-CN',
      url: 'https://example.org/zh/config/lib/dts',
      dateModified: '2026-11-20T00:00:00.000Z',
      isPartOf: {'@type': 'WebSite', name: 'Rslib', url: 'https://example.org/zh/'},
      about: {'@type': 'SoftwareApplication', name: 'Rslib', softwareVersion: '1.x'},
    });
  });

  it.each([undefined, null])('leaves out a date that is %s', (modified) => {
    expect(JSON.parse(describeArticle({...ARTICLE, modified}))).not.toHaveProperty('dateModified');
  });

  it('holds no text that ends the script element', () => {
    const text = describeArticle({...ARTICLE, title: '</script><script>alert(1)</script>', description: '<!--'});
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as {headline: string}).headline).toContain('</script>');
  });
});
