export {createNginxFiles} from './createNginxFiles';
export type {NginxOptions} from './createNginxFiles';
export {
  createCloudflareFiles,
  createGitHubPagesFiles,
  createNetlifyFiles,
  createVercelFiles,
} from './createStaticFiles';
export {findImmutableFolders, HASHED_NAME, isCompressible} from './description';
export type {HostedLocale, HostedSite, HostFile} from './description';
export {planFiles} from './planFiles';
export type {PlannedFile, PlanOptions} from './planFiles';
