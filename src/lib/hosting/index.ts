export {createNginxFiles} from './createNginxFiles';
export {
  createCloudflareFiles,
  createGitHubPagesFiles,
  createNetlifyFiles,
  createVercelFiles,
} from './createStaticFiles';
export {findImmutableFolders, HASHED_NAME, isCompressible} from './description';
export type {HostedSite, HostFile} from './description';
export {planFiles} from './planFiles';
export type {PlanOptions} from './planFiles';
