import imageZoom from 'docusaurus-plugin-image-zoom';
import type {Plugin} from '@docusaurus/types';
import {refuseOptions} from '../../server/validate/checkOptions';

export const validateOptions = refuseOptions('image-zoom');

/**
 * `docusaurus-plugin-image-zoom` with its `themeConfig.zoom` shape and its engine (medium-zoom) kept. Its client module is
 * left out: it attaches after a fixed second and throws on a bad selector. `src/components/ImageZoom` takes its place (ZOOM-01, -05, -06).
 * In its place stands the engine's style sheet, which the engine would write into the page: a module that imports it would lose it,
 * since the package says that none of its files has side effects.
 */
export default function imageZoomPlugin(): Plugin {
  return {
    ...imageZoom(),
    name: 'site-image-zoom',
    getClientModules: () => [require.resolve('medium-zoom/dist/style.css')],
  };
}
