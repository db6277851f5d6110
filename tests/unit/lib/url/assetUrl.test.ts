import {assetSet, assetUrl} from '@site/src/lib/url';

describe('assetUrl', () => {
  it('BACKDROP-02 stays on the site, below its base path, without a host', () => {
    expect(assetUrl('/img/a.svg', {host: '', base: '/'})).toBe('/img/a.svg');
    expect(assetUrl('/img/a.svg', {host: '', base: '/lib/'})).toBe('/lib/img/a.svg');
  });

  it('BACKDROP-02 goes to the host, which has no base path', () => {
    expect(assetUrl('/img/a.svg', {host: 'https://assets.example.org', base: '/lib/'})).toBe(
      'https://assets.example.org/img/a.svg',
    );
    expect(assetUrl('/img/a.svg', {host: 'https://assets.example.org/', base: '/'})).toBe(
      'https://assets.example.org/img/a.svg',
    );
  });

  it('BACKDROP-02 leaves an address alone that names a host', () => {
    expect(assetUrl('https://cdn.example.org/a.svg', {host: 'https://assets.example.org', base: '/'})).toBe(
      'https://cdn.example.org/a.svg',
    );
  });
});

describe('assetSet', () => {
  it('HOME-03 URL-04 URL-05 puts the base path in front of each candidate, and leaves other addresses alone', () => {
    const place = {host: '', base: '/lib/'};
    expect(assetSet('/a.png 1x, https://cdn.example.org/b,c.png 2x,  data:image/png;base64,iVBO 3x', place)).toBe(
      '/lib/a.png 1x, https://cdn.example.org/b,c.png 2x, data:image/png;base64,iVBO 3x',
    );
    expect(assetSet('/a.png', place)).toBe('/lib/a.png');
    expect(assetSet('', place)).toBe('');
  });
});
