/** The list of published addresses, see `src/plugins/addresses/README.md`: `npm run docs:ledger -- --help`. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {buildIfChanged, OUT_DIR, restamp, ROOT} from './build.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run docs:ledger -- [--check | --forget ADDRESS... | --rewrite] [--dir DIR]

Builds when something changed, and adds new addresses and anchors to addresses/ledger.txt.

  --check              only says what the list lacks of the last build; the exit status is 1 if anything
  --forget ADDRESS...  takes addresses off that readers never saw: /x, /x#id, or /x/* for all below
  --rewrite            starts the list again from what is built now
  --dir DIR            reads this build instead of a fresh one`;

/** Runs the command; resolves with the exit status. `dir` is the build to read instead of a fresh one. */
export async function runLedger({check, forget = [], rewrite, dir} = {}) {
  const {checkLedger, forgetFromLedger, updateLedger, setLedgerAside} = loadTypeScript(
    'src/plugins/addresses/server/updateLedger.ts',
  );
  const place = {folder: path.join(ROOT, 'addresses'), buildDir: dir ?? OUT_DIR, print: console.log};
  if (forget.length > 0) {
    return forgetFromLedger(place, forget);
  }
  if (check) {
    return checkLedger(place);
  }
  const putBack = rewrite ? setLedgerAside(place) : () => undefined;
  try {
    if (dir === undefined && (await buildIfChanged()) !== 0) {
      putBack();
      return 1;
    }
    const status = updateLedger(place);
    if (dir === undefined) {
      // The list is an input of the build, which it agrees with now.
      restamp();
    }
    return status;
  } catch (error) {
    putBack();
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !showHelp(process.argv.slice(2), HELP)) {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {
        check: {type: 'boolean'},
        forget: {type: 'boolean'},
        rewrite: {type: 'boolean'},
        dir: {type: 'string'},
      },
    });
    const modes = ['check', 'forget', 'rewrite'].filter((name) => values[name]).map((name) => `--${name}`);
    if (modes.length > 1) {
      throw new Error(`${modes.join(' and ')} do not go together; run the command once for each.`);
    }
    if (positionals.length > 0 !== (values.forget === true)) {
      throw new Error('addresses go with --forget, and --forget needs some.');
    }
    process.exitCode = await runLedger({...values, forget: positionals});
  } catch (error) {
    console.error(`ledger: ${error.message}`);
    process.exitCode = 1;
  }
}
