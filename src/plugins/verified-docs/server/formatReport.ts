import type {Exemption} from './checks/checkBlocks';
import type {Figures} from './createFigures';
import type {Problem} from './samples/types';

function formatPlace({file, line, column, title}: Problem['place']): string {
  return `${file}:${line}:${column}${title === undefined ? '' : ` (${title})`}`;
}

/** One finding: file, line, column and title of the block, then what was expected and found. */
export function formatProblem({place, message}: Problem): string {
  const [first, ...rest] = message.split('\n');
  return [`✗ ${formatPlace(place)}: ${first}`, ...rest.map((line) => `    ${line}`)].join('\n');
}

/** How a change that is wanted gets into the pages, for the findings that `--update` can resolve. */
export function formatAdvice(problems: readonly Problem[]): string {
  const pages = [...new Set(problems.filter(({canUpdate}) => canUpdate).map(({place}) => place.file))];
  return pages.length === 0
    ? ''
    : `If the change is wanted, accept the real output and review the diff:\n${pages
        .map((page) => `  npm run docs:verify -- --update ${page}`)
        .join('\n')}`;
}

function formatShare({documented, existing}: Figures['flags']): string {
  return `${documented}/${existing}`;
}

/** The summary figures, one a line. */
export function formatFigures(figures: Figures, exemptions: readonly Exemption[]): string {
  const {options, flags} = figures;
  const share = figures.blocks === 0 ? 0 : (100 * exemptions.length) / figures.blocks;
  return [
    `checked against ${figures.package}`,
    `pages                 ${figures.pages}, translated ${figures.translatedPages}`,
    `code blocks           ${figures.blocks}`,
    `  type-checked        ${figures.typed}`,
    `  package.json        ${figures.packageJson}`,
    `  tsconfig.json       ${figures.tsconfig}`,
    `samples               ${figures.samples} in ${figures.builds} builds (${figures.built} new)`,
    ...(figures.proven > 0 ? [`  proven before       ${figures.proven}`] : []),
    ...figures.slowest.map(({key, seconds}) => `  ${seconds.toFixed(1).padStart(5)} s           ${key}`),
    `options documented    ${options.documented}/${options.existing}${options.excused > 0 ? `, ${options.excused} listed with a reason` : ''}`,
    `flags documented      ${formatShare(flags)}`,
    `exports documented    ${formatShare(figures.exports)}, types ${formatShare(figures.types)}, fields ${formatShare(figures.fields)}`,
    `option paths in texts ${figures.paths}`,
    `commands checked      ${figures.commands}`,
    `packages to install   ${figures.installs}`,
    `external links        ${figures.links}`,
    `unchecked blocks      ${exemptions.length} (${share.toFixed(1)} %)`,
    ...exemptions.map(({place, reason}) => `  ${formatPlace(place)}: ${reason}`),
  ].join('\n');
}
