import {findNearMatches} from '../../../../server/facts/resolveOption';
import type {Place, Problem} from '../samples/types';

/** Fields of package.json that npm, Node.js, TypeScript, bundlers and package managers read. */
const FIELDS = new Set([
  ...['name', 'version', 'description', 'keywords', 'homepage', 'bugs', 'license', 'author', 'contributors', 'funding'],
  ...[
    'files',
    'exports',
    'imports',
    'main',
    'module',
    'browser',
    'type',
    'types',
    'typings',
    'typesVersions',
    'bin',
    'man',
  ],
  ...['directories', 'repository', 'scripts', 'config', 'dependencies', 'devDependencies', 'peerDependencies'],
  ...[
    'peerDependenciesMeta',
    'optionalDependencies',
    'bundleDependencies',
    'overrides',
    'resolutions',
    'engines',
    'os',
    'cpu',
  ],
  ...[
    'devEngines',
    'private',
    'publishConfig',
    'workspaces',
    'packageManager',
    'sideEffects',
    'unpkg',
    'jsdelivr',
    'svelte',
  ],
  ...['style', 'sass', 'browserslist', 'pnpm', 'customElements', 'volta'],
]);

/**
 * Problems of a block titled package.json: it has to parse, and its fields have to be known ones. An excerpt may leave out
 * the outer braces.
 */
export function checkPackageJson(code: string, place: Place): Problem[] {
  const text = code.trim().startsWith('{') ? code : `{${code.trim().replace(/,$/, '')}}`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{place, message: `the package.json does not parse: ${(error as Error).message}`}];
  }
  return Object.keys(value as object)
    .filter((field) => !FIELDS.has(field))
    .map((field) => {
      const near = findNearMatches(field, FIELDS);
      const hint = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
      return {place, message: `package.json has no field "${field}"${hint}`};
    });
}
