type GlobalVersion = {readonly docs: unknown; readonly draftIds: unknown; readonly sidebars: unknown};

/**
 * The docs plugin's global data without the pages of each version. Global data is part of the main bundle, so those lists would
 * make every reader's first load longer with each version that is cut. Nothing here reads them: what differs between the versions
 * is in the global data of `src/plugins/versions`.
 */
export function slimGlobalData(data: unknown): unknown {
  const {versions, ...rest} = data as {readonly versions: readonly GlobalVersion[]};
  return {...rest, versions: versions.map((version) => ({...version, docs: [], draftIds: [], sidebars: {}}))};
}
