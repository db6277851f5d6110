import type {Page} from '../samples/readPage';
import type {Problem} from '../samples/types';
import type {CliFacts} from '../../../../lib/facts/types';

/** The page on which every flag of every command has to be named. */
const CLI_PAGE = 'guide/basic/cli.mdx';

/** Flags of `--help` that the command line page does not name. */
export function checkFlagPage(
  pages: readonly Page[],
  cli: CliFacts,
): {documented: number; existing: number; problems: Problem[]} {
  const flags = [...new Set([...Object.keys(cli.options), ...Object.values(cli.perCommand).flat()])];
  const page = pages.find((candidate) => candidate.page === CLI_PAGE);
  const missing = flags.filter((flag) => !new RegExp(`${flag}(?![\\w-])`).test(page?.text ?? ''));
  return {
    documented: flags.length - missing.length,
    existing: flags.length,
    problems: missing.map((flag) => ({
      place: {file: page?.file ?? `docs/${CLI_PAGE}`, line: 1, column: 1},
      message: `"rslib --help" has the flag ${flag}, which this page does not name`,
    })),
  };
}
