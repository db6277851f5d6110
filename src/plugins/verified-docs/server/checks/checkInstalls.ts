import {findNearMatches} from '../../../../server/facts/resolveOption';
import type {Place, Problem} from '../samples/types';

const INSTALL = /^(?:\$ )?(?:npm (?:install|i|add|create|init)|pnpm add|yarn add|bun add)\s+(?<rest>.+)$/;
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:@[\w.^~-]+)?$/;

export type Install = {readonly spec: string; readonly place: Place};

/** The package specs of install commands, `create x` as `create-x`: `typescript`, `@microsoft/api-extractor@7`. */
export function readInstalls(code: string, place: Place): Install[] {
  return code.split('\n').flatMap((line, index) => {
    const text = line.trim();
    const rest = INSTALL.exec(text)?.groups?.rest;
    if (rest === undefined) {
      return [];
    }
    const isCreate = /^(?:\$ )?npm (?:create|init)\s/.test(text);
    const words = rest
      .split(/\s+#/)[0]
      .split(/\s+/)
      .filter((word) => PACKAGE.test(word));
    return (isCreate ? words.slice(0, 1).map((word) => `create-${word}`) : words).map((spec) => ({
      spec: spec.replace(/@latest$/, ''),
      place: {...place, line: place.line + index + 1},
    }));
  });
}

/** A version, or why there is none: a package of another registry, say. */
export type PackageList = Readonly<Record<string, string>>;

/** Packages in install commands that the committed list does not have, and entries that no page needs. */
export function checkInstalls(installs: readonly Install[], list: PackageList, listFile: string): Problem[] {
  const refresh = 'run "npm run docs:packages" to look it up';
  const specs = new Set(installs.map(({spec}) => spec));
  return [
    ...installs
      .filter(({spec}) => !Object.hasOwn(list, spec))
      .map(({spec, place}) => {
        const near = findNearMatches(spec, Object.keys(list));
        const hint = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
        return {place, message: `the package ${spec} is not in ${listFile}${hint}\n  correct its name, or ${refresh}`};
      }),
    ...Object.keys(list)
      .filter((spec) => !specs.has(spec))
      .map((spec) => ({
        place: {file: listFile, line: 1, column: 1},
        message: `no page installs ${spec} any more; run "npm run docs:packages"`,
      })),
  ];
}
