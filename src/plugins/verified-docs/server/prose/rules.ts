/** Words that tell a reader nothing, or that make a reader who is stuck feel stupid. */
export const BANNED_WORDS =
  /\b(?:simply|just|eas(?:y|ily)|obviously|of course|powerful|seamless(?:ly)?|blazing(?:ly)?)\b/i;

/** One spelling for each term: what is found, and what to write. Names of the glossary. */
export const TERMS: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/\b(?:typescript|Typescript)\b/, 'TypeScript'],
  [/\b(?:javascript|Javascript)\b/, 'JavaScript'],
  [/\b(?:NodeJS|Nodejs|nodejs|node\.js|Node JS)\b/, 'Node.js'],
  [/\b(?:rslib|RSLib|RsLib)\b(?!-)/, 'Rslib'],
  [/\b(?:rspack|RSPack|RsPack)\b(?!-)/, 'Rspack'],
  [/\b(?:rsbuild|RSBuild|RsBuild)\b(?!-)/, 'Rsbuild'],
  [/\b(?:esm|Esm)\b/, 'ESM'],
  [/\b(?:cjs|Cjs)\b/, 'CJS'],
  [/\b(?:umd|Umd)\b/, 'UMD'],
  [/\b(?:iife|Iife)\b/, 'IIFE'],
  [/\b(?:module federation|Module federation)\b/, 'Module Federation'],
  [/\bPackage\.json\b/, 'package.json'],
  [/\b(?:bundle-less|Bundle-less) mode\b/, 'bundleless mode'],
  [/\b(?:github|Github)\b/, 'GitHub'],
];

/** Words that keep their capital inside a heading: names, in the spelling of the glossary. */
export const NAMES = new Set(
  (
    'Rslib Rsbuild Rspack Rspress Rstest Rsdoctor Rstack TypeScript JavaScript Node.js ESM CJS UMD IIFE AMD CSS HTML JSON SVG SVGR ' +
    'JSX TSX SWC Babel React Vue Svelte Solid Storybook Module Federation API CLI JS DTS URL Sass Less PostCSS npm pnpm Yarn Bun ' +
    'GitHub CommonJS ECMAScript WebAssembly Wasm Browserslist Lightning Extractor Publint Web Windows I Rollup Vite esbuild tsup ' +
    'Modern.js Git Linux macOS'
  ).split(' '),
);

/** Characters of a page's description. */
export const DESCRIPTION_LENGTH = {min: 60, max: 160} as const;
