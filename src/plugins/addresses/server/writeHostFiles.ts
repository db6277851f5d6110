import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  createHostRedirects,
  formatNginxLocations,
  formatRedirectsFile,
  type LocaleBases,
  type Redirect,
} from '../../../lib/addresses';

/** Files for hosts inside the build; the one for nginx is in a dot folder, so it is not served. */
const NETLIFY_FILE = '_redirects';
const NGINX_FILE = '.hosts/redirects.conf';

/** Writes the redirects of every locale as hosts read them. */
export function writeHostFiles(outDir: string, redirects: readonly Redirect[], bases: LocaleBases): void {
  const hostRedirects = createHostRedirects(redirects, bases);
  const files = [
    [NETLIFY_FILE, formatRedirectsFile(hostRedirects)],
    [NGINX_FILE, formatNginxLocations(hostRedirects)],
  ] as const;
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    writeFileSync(path.join(outDir, name), text);
  }
}
