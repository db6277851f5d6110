import {withBase} from './base';
import {isInternalPath} from './isExternalUrl';

export type AssetPlace = {
  /** Origin of the assets host, with or without a trailing slash; empty for the site itself. */
  readonly host: string;
  /** Base path of the site; a host has none. */
  readonly base: string;
};

/** Address of a static image that may live on another host (BACKDROP-02). An address that names a host stays unchanged. */
export function assetUrl(path: string, {host, base}: AssetPlace): string {
  if (host === '' || !isInternalPath(path)) {
    return withBase(path, base);
  }
  return host.replace(/\/+$/, '') + path;
}
