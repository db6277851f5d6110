/** Module that `src/plugins/translations` generates. */
declare module '@generated/site-translations/default/definitions.json' {
  import type {Definitions} from '@site/src/plugins/translations/types';

  const definitions: Definitions;
  export default definitions;
}
