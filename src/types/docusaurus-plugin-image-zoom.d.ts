// The package ships no types.
declare module 'docusaurus-plugin-image-zoom' {
  import type {Plugin} from '@docusaurus/types';

  export default function imageZoom(): Plugin;
}
