import docusaurus from './docusaurus.mjs';
import rspress from './rspress.mjs';
import starlight from './starlight.mjs';
import vitepress from './vitepress.mjs';

/**
 * The generators the site is compared with, by name. `packages` are what npm installs, `files(docs)` the site to build (path to text),
 * `command` the arguments of Node that build it in its folder, `program` a Node of its own where it needs one, `outDir` where the
 * site is then, `publicDir` what it copies as it is. Versions are those of the figures the targets were taken from.
 */
export const PEERS = {starlight, vitepress, rspress, docusaurus};
