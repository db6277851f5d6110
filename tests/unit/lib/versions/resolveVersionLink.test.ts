import {resolveVersionLink, type HeadingGaps, type PageGaps} from '@site/src/lib/versions';

const pages: PageGaps = {
  '1.x': {
    '/config/lib/wasm': {'0.x': {path: '/config/lib', title: 'Lib', kind: 'nearest'}},
    '/guide/new': {'0.x': {path: '/guide/old', title: 'Old', kind: 'moved'}},
    '/config': {'0.x': {path: '/config/', title: 'Config', kind: 'moved'}},
  },
};
const headings: HeadingGaps = {
  '/config/lib/dts': {
    '0.x': {
      gone: null,
      near: {path: '/config/lib#near', title: 'Lib', kind: 'similar'},
      moved: {path: '/guide/old#there', title: 'Old', kind: 'moved'},
    },
  },
  '/config/lib/wasm': {'0.x': {mode: {path: '/config/#mode', title: 'Config', kind: 'similar'}}},
};

function resolve(path: string, {search = '', hash = '', to = '0.x', loaded = true} = {}) {
  const id = hash === '' ? null : hash.slice(1);
  return resolveVersionLink({
    from: '1.x',
    to,
    path,
    search,
    id,
    hash,
    pages,
    ...(loaded && {headings}),
  });
}

describe('resolveVersionLink', () => {
  it('VERSION-03 keeps path, query and hash where nothing differs', () => {
    expect(resolve('/config/lib/dts', {search: '?a=1', hash: '#stays'})).toEqual({path: '/config/lib/dts?a=1#stays'});
  });

  it('VERSION-03 leads to the nearest page, keeps the query and drops the hash', () => {
    expect(resolve('/config/lib/wasm', {search: '?a=1', hash: '#x'})).toEqual({
      path: '/config/lib?a=1',
      note: {kind: 'no-page', title: 'Lib'},
    });
  });

  it('VERSION-03 keeps query and hash on a page that moved', () => {
    expect(resolve('/guide/new', {search: '?a=1', hash: '#x'})).toEqual({
      path: '/guide/old?a=1#x',
      note: {kind: 'moved-page', title: 'Old'},
    });
  });

  it('VERSION-03 says nothing where only the slash at the end differs', () => {
    expect(resolve('/config')).toEqual({path: '/config/'});
  });

  it.each([
    ['gone', {path: '/config/lib/dts#gone', note: {kind: 'no-heading', id: 'gone'}}],
    ['near', {path: '/config/lib/dts#near', note: {kind: 'similar-heading', id: 'near', title: 'Lib'}}],
    ['moved', {path: '/guide/old?q#there', note: {kind: 'moved-heading', id: 'moved', title: 'Old'}}],
  ])('VERSION-03 tells of the heading #%s', (id, expected) => {
    const search = id === 'moved' ? '?q' : '';
    expect(resolve('/config/lib/dts', {search, hash: `#${id}`})).toEqual(expected);
  });

  it('VERSION-03 leads from a page that is not there to the heading that is', () => {
    expect(resolve('/config/lib/wasm', {hash: '#mode'})).toEqual({
      path: '/config/#mode',
      note: {kind: 'moved-heading', id: 'mode', title: 'Config'},
    });
  });

  it('VERSION-03 keeps the hash until it is known what the version has', () => {
    expect(resolve('/config/lib/dts', {hash: '#gone', loaded: false})).toEqual({path: '/config/lib/dts#gone'});
  });

  it('VERSION-03 leads to the same place in the current version', () => {
    expect(resolve('/config/lib/wasm', {hash: '#mode', to: '1.x'})).toEqual({path: '/config/lib/wasm#mode'});
  });
});
