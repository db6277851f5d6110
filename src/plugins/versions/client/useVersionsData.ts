import {usePluginData} from '@docusaurus/useGlobalData';
import type {VersionsData} from '../types';

/** The versions of the docs and what differs between them. */
export function useVersionsData(): VersionsData {
  return usePluginData('site-versions') as VersionsData;
}
