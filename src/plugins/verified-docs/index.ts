import type {Plugin} from '@docusaurus/types';
import {refuseOptions} from '../../server/validate/checkOptions';
import {createTranslationFiles} from './server/facts/createTranslationFiles';

export const validateOptions = refuseOptions('verified-docs');

/**
 * Hands the words of options to translators. Has no other part in the build by itself: two remark plugins of `server/` mark the samples
 * that were run and fill in options while pages are compiled, and `npm run docs:verify` runs samples. It is listed so that a change of
 * its code renews the bundler's cache, too, see `render-cache`.
 */
export default function verifiedDocs(): Plugin {
  return {name: 'site-verified-docs', getTranslationFiles: createTranslationFiles};
}
