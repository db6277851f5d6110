/** @jest-environment node */
import path from 'node:path';
import {createGuard, findTranslating} from '@site/src/plugins/lean/server/findTranslating';

const ROOT = path.resolve(__dirname, '../../../../..');
const resolve = (name: string): string => path.join(ROOT, name);

describe('findTranslating', () => {
  const files = findTranslating(ROOT);

  it('finds modules of the site and of its themes, and no declarations or others', () => {
    expect(files).toContain(resolve('src/theme/NotFound/Content/index.tsx'));
    expect(files).toContain(resolve('node_modules/@docusaurus/theme-classic/lib/theme/BackToTopButton/index.js'));
    expect(files).toContain(resolve('node_modules/@docusaurus/theme-common/lib/utils/skipToContentUtils.js'));
    expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([]);
    expect(files).not.toContain(resolve('src/components/Icon/index.tsx'));
  });

  it('guards against modules of others that translate', () => {
    const [pattern, guard] = createGuard(files);
    expect(pattern.test('@docusaurus/Translate')).toBe(true);
    expect(() => guard({contextInfo: {issuer: files[0]}})).not.toThrow();
    expect(() => guard({contextInfo: {issuer: '/site/node_modules/other-theme/index.js'}})).toThrow(
      'lean: /site/node_modules/other-theme/index.js translates',
    );
  });
});
