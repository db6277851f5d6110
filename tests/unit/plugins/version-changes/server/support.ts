import type {Facts} from '@site/src/lib/facts/types';

/** Facts of a package that has nothing. */
export const EMPTY_FACTS: Facts = {
  package: '@rslib/core@0.23.2',
  node: '>=20',
  peerDependencies: {},
  resolved: {},
  lib: {},
  rslibOutput: {},
  top: {},
  rsbuild: {},
  api: {values: {}, types: {}},
  runtimeExports: [],
  cli: {commands: {}, options: {}, perCommand: {}},
  probes: {},
};
