import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Index files of a build: `{lang, version, json, records, core}` of every locale and version; `core` where there is one. */
export function readIndexes(outDir, languages) {
  return languages.flatMap((lang) => {
    const folder = [path.join(outDir, lang, 'static'), path.join(outDir, 'static')].find(existsSync);
    if (folder === undefined) {
      return [];
    }
    return readdirSync(folder)
      .filter((name) => name.startsWith('search_index.') && name.endsWith('.json') && name.split('.')[2] === lang)
      .sort()
      .map((name) => {
        const json = readFileSync(path.join(folder, name));
        const [, version] = name.split('.');
        const core = readdirSync(folder).find((file) => file.startsWith(`search_index.${version}.${lang}.core.`));
        return {
          lang,
          version: version.replaceAll('_', '.'),
          json,
          records: JSON.parse(json),
          core: core === undefined ? undefined : readFileSync(path.join(folder, core), 'utf8'),
        };
      });
  });
}

/** The same numbers in every run. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The sentences in another order, with every eighth long word replaced from a vocabulary that grows. */
function vary(text, random, words) {
  const sentences = text.split(/(?<=[.。!?])\s/u);
  for (let at = sentences.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [sentences[at], sentences[other]] = [sentences[other], sentences[at]];
  }
  return sentences.join(' ').replace(/[a-z]{6,}/g, (word) => {
    if (random() > 0.12) {
      return word;
    }
    if (random() < 0.02) {
      words.push(`${word}${Math.floor(random() * 1e6).toString(36)}`);
    }
    return words[Math.floor(random() * words.length)] ?? word;
  });
}

/** A corpus of any size, made of real pages. Copies compress well: bytes are a lower bound. */
export function createSyntheticRecords(records, size) {
  const random = createRandom(size);
  const words = [];
  return Array.from({length: size}, (_, index) => {
    const record = records[index % records.length];
    if (index < records.length) {
      return record;
    }
    const suffix = Math.floor(index / records.length);
    return {
      ...record,
      title: `${record.title} ${suffix}`,
      routePath: `${record.routePath.replace(/\/$/, '')}-${suffix}`,
      content: vary(record.content, random, words),
      toc: record.toc.map((entry) => ({...entry, charIndex: -1})),
    };
  });
}
