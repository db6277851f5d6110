import path from 'node:path';

export type Command = {
  /** Arguments of Node: the script first. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

/** Programs that a sample may run, and their scripts in the environment. */
const PROGRAMS: Readonly<Record<string, string>> = {
  rslib: '@rslib/core/bin/rslib.js',
  tsc: 'typescript/bin/tsc',
  publint: 'publint/src/cli.js',
  esbuild: 'esbuild/bin/esbuild',
  'modern-module': '@modern-js/module-tools/bin/modern.js',
  rollup: 'rollup/dist/bin/rollup',
  rstest: '@rstest/core/bin/rstest.js',
  storybook: 'storybook/dist/bin/dispatcher.js',
  'svelte-check': 'svelte-check/bin/svelte-check',
  'svelte-package': '@sveltejs/package/svelte-package.js',
  tsup: 'tsup/dist/cli-default.js',
  typedoc: 'typedoc/bin/typedoc',
  'vue-tsc': 'vue-tsc/bin/vue-tsc.js',
};

/** Splits a line at spaces; quotes keep what they enclose together. */
export function splitWords(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/["']/g, ''));
}

/** A script of the sample's package.json, if it has one of that name; other checks report a file that cannot be read. */
export function readScript(name: string, packageJson = '{}'): string | undefined {
  try {
    const {scripts} = JSON.parse(packageJson) as {scripts?: Readonly<Record<string, string>>};
    return scripts?.[name];
  } catch {
    return undefined;
  }
}

/**
 * What a line of a `run` block starts, without a shell: `npx rslib build --dts`, `node check.mjs`, either with variables
 * in front (`NODE_ENV=test npx rslib`), or `npm run name` with a script of the sample's package.json.
 * Throws if the line is none of them.
 */
export function parseCommand(line: string, envFolder: string, packageJson?: string): Command {
  const words = splitWords(line);
  const env: Record<string, string> = {};
  while (/^[A-Z_]+=/.test(words[0] ?? '')) {
    const [name, value] = (words.shift() ?? '').split('=', 2);
    env[name] = value;
  }
  const [program, name, ...rest] = words;
  if (program === 'npm' && name === 'run') {
    const script = readScript(rest[0] ?? '', packageJson);
    if (script !== undefined) {
      return parseCommand(script.startsWith('node ') ? script : `npx ${script}`, envFolder);
    }
  }
  if (program === 'node' && name !== undefined) {
    return {args: [name, ...rest], env};
  }
  if (program === 'npx' && Object.hasOwn(PROGRAMS, name ?? '')) {
    return {args: [path.join(envFolder, 'node_modules', PROGRAMS[name]), ...rest], env};
  }
  throw new Error(
    `cannot run "${line}": a run block may hold "npx ${Object.keys(PROGRAMS).join('|')} …", "node file" and "npm run script"`,
  );
}
