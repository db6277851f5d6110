import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SocialCardsData} from '../types';

/** What the picture of the site says, if it may stand for the current page: undefined where that brings a picture, or none is drawn. */
export function useSiteCard(): string | undefined {
  const {alt, illustrated} = usePluginData('site-social-cards') as SocialCardsData;
  const {pathname} = useLocation();
  return illustrated.includes(pathname) ? undefined : alt;
}
