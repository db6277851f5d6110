import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readIndexes} from '../bench-search/corpus.mjs';
import {runCommands} from './groonga.mjs';

const {createSearchDocument} = await import('../../src/lib/search/document.ts');
const {emptyOwnFolder} = await import('../../src/server/files/emptyOwnFolder.ts');

const SCHEMA = [
  'table_create Pages TABLE_HASH_KEY ShortText',
  'column_create Pages scope COLUMN_SCALAR ShortText',
  'column_create Pages title COLUMN_SCALAR ShortText',
  'column_create Pages headings COLUMN_SCALAR Text',
  'column_create Pages keywords COLUMN_SCALAR Text',
  'column_create Pages content COLUMN_SCALAR Text',
  'table_create Terms TABLE_PAT_KEY ShortText --default_tokenizer TokenNgram --normalizer NormalizerNFKC130',
  'column_create Terms pages COLUMN_INDEX|WITH_POSITION|WITH_SECTION Pages title,headings,keywords,content',
  'table_create Names TABLE_PAT_KEY ShortText --normalizer NormalizerNFKC130',
];

/** Name of an index in `searchIndexes`: `docs` for the version whose addresses have no prefix, else `docs-<version>`. */
function nameIndex({lang, version, records}) {
  const prefixes = [`/${version}/`, `/${lang}/${version}/`];
  return records.some(({routePath}) => prefixes.some((prefix) => routePath.startsWith(prefix)))
    ? `docs-${version}`
    : 'docs';
}

/**
 * Puts the page records of a build into a new Groonga database below `folder`, and the records themselves beside it, for the
 * ranking. What was loaded there before is lost; throws at a folder with other files, and removes nothing.
 */
export async function load(outDir, folder, languages) {
  const indexes = readIndexes(outDir, languages).map((index) => ({...index, name: nameIndex(index)}));
  if (indexes.length === 0) {
    throw new Error(`there is no search index in ${outDir}. Run "npm run build" first.`);
  }
  emptyOwnFolder(path.resolve(folder), 'npm run search-server -- load');
  const rows = indexes.flatMap(({name, lang, records}) =>
    records.map((record) => {
      const {title, routePath, headers, keywords, content} = createSearchDocument(record);
      return {
        _key: `${name} ${lang} ${routePath}`,
        scope: `${name} ${lang}`,
        title,
        headings: headers.join('\n'),
        keywords,
        content,
      };
    }),
  );
  const names = new Set(rows.flatMap(({title, headings}) => `${title} ${headings}`.match(/[\p{L}\p{N}]{3,}/gu) ?? []));
  const words = [...names].map((_key) => ({_key}));
  await runCommands(
    path.join(folder, 'pages.db'),
    [...SCHEMA, 'load --table Pages', JSON.stringify(rows), 'load --table Names', JSON.stringify(words)],
    true,
  );
  const stored = indexes.map(({name, lang, records}) => ({name, lang, records}));
  writeFileSync(path.join(folder, 'records.json'), JSON.stringify(stored));
  return rows.length;
}
