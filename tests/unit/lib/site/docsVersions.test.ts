import {createVersionsOptions, CURRENT_VERSION_LABEL} from '../../../../src/lib/site/docsVersions';

describe('createVersionsOptions', () => {
  it('VERSION-02 gives the default version no prefix', () => {
    const {lastVersion, versions} = createVersionsOptions([]);
    expect(lastVersion).toBe('current');
    expect(Object.keys(versions)).toEqual(['current']);
    expect(versions.current).toMatchObject({label: CURRENT_VERSION_LABEL, path: ''});
  });

  it('VERSION-02 puts every cut version under its own name and keeps it out of search engines', () => {
    const {versions} = createVersionsOptions(['0.x', '0.1']);
    expect(Object.keys(versions)).toEqual(['current', '0.x', '0.1']);
    expect(versions['0.x']).toMatchObject({label: '0.x', path: '0.x', noIndex: true, banner: 'unmaintained'});
    expect(versions['0.1']?.path).toBe('0.1');
  });
});
