import {CURRENT_VERSION_LABEL} from '@site/src/lib/site/docsVersions';
import {createMultiVersion, toDocusaurusName, toVersionName} from '@site/src/server/content/versions';

/** As Docusaurus loads them in a language that translates their labels. */
const VERSIONS = [
  {versionName: 'current', label: `${CURRENT_VERSION_LABEL}（最新）`, isLast: true},
  {versionName: '0.x', label: '0.x（旧）', isLast: false},
];

describe('the name of a version', () => {
  it('VERSION-01 is the configured one, whatever a language calls it', () => {
    expect(VERSIONS.map(toVersionName)).toEqual([CURRENT_VERSION_LABEL, '0.x']);
    expect(createMultiVersion(VERSIONS)).toEqual({
      default: CURRENT_VERSION_LABEL,
      versions: [CURRENT_VERSION_LABEL, '0.x'],
    });
  });

  it('leads back to that of Docusaurus', () => {
    expect(VERSIONS.map(toVersionName).map(toDocusaurusName)).toEqual(['current', '0.x']);
  });
});
