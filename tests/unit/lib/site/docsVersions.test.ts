import {createVersionsOptions, CURRENT_VERSION_LABEL} from '../../../../src/lib/site/docsVersions';

describe('createVersionsOptions', () => {
  it('VERSION-02 gives the default version no prefix', () => {
    for (const names of [['0.x', '1.x'], ['0.x', '0.x'], ['next'], {'0.x': 1}, [1]]) {
      expect(() => createVersionsOptions(names as string[], {label: '2.x', isReleased: true})).toThrow(
        `versions.json has to be a list of version names, the newest first and each once, such as ["1.x", "0.x"]; found ${JSON.stringify(names)}.`,
      );
    }
    const {lastVersion, versions} = createVersionsOptions([]);
    expect(lastVersion).toBe('current');
    expect(Object.keys(versions)).toEqual(['current']);
    expect(versions.current).toMatchObject({label: CURRENT_VERSION_LABEL, path: ''});
  });

  it('VERSION-02 puts every cut version under its own name, with a banner', () => {
    const {versions} = createVersionsOptions(['0.x', '0.1']);
    expect(Object.keys(versions)).toEqual(['current', '0.x', '0.1']);
    expect(versions['0.x']).toEqual({label: '0.x', path: '0.x', banner: 'unmaintained', badge: false});
    expect(versions['0.1']?.path).toBe('0.1');
    // Page by page: a page that only an old version has is to be found.
    expect(versions['0.x']).not.toHaveProperty('noIndex');
  });

  it('VERSION-02 keeps the newest cut version the default one until the docs are about a release', () => {
    const {lastVersion, versions} = createVersionsOptions(['1.x', '0.x'], {label: '2.x', isReleased: false});
    expect(lastVersion).toBe('1.x');
    expect(versions['1.x']).toEqual({label: '1.x', path: '', badge: false});
    expect(versions.current).toEqual({
      label: '2.x',
      path: '2.x',
      noIndex: true,
      banner: 'unreleased',
      badge: false,
    });
    expect(versions['0.x']).toMatchObject({path: '0.x', banner: 'unmaintained'});
  });

  it('VERSION-02 keeps the only version the default one', () => {
    expect(() => createVersionsOptions(['1.x'], {label: '1.x', isReleased: true})).toThrow(
      'versions.json has "1.x", which is the label of the docs in docs/ as well',
    );
    const {lastVersion, versions} = createVersionsOptions([], {label: '1.x', isReleased: false});
    expect(lastVersion).toBe('current');
    expect(versions.current).toEqual({label: '1.x', path: '', badge: false});
  });
});
