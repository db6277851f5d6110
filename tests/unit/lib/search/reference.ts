import {FIELD} from '@site/src/lib/search/postings';
import type {ExpandedGroup} from '@site/src/lib/search/expand';
import {WEIGHTS} from '@site/src/lib/search/weights';
import {splitIntoSections} from '@site/src/lib/search/sections';
import {createAsked, createStructure, scoreStructure} from '@site/src/lib/search/structure';
import {findChunks, readChunk} from '@site/src/lib/search/tokenize';
import type {SearchDocument} from '@site/src/lib/search/types';

type Part = {page: number; isLead: boolean; texts: string[]};

function termsOf(text: string): string[] {
  return findChunks(text).flatMap((chunk) => readChunk(chunk).terms);
}

function lengthOf(text: string): number {
  return findChunks(text).reduce((sum, chunk) => sum + readChunk(chunk).length, 0);
}

/**
 * The ranking formula read off its description: no postings, every section looked at for every term of every slot.
 * Slow, and meant to be.
 */
export function rankSlowly(
  documents: readonly SearchDocument[],
  terms: readonly string[],
  text: string,
  groups: readonly ExpandedGroup[],
  resolution: number,
): {page: number; score: number}[] {
  const parts: Part[] = documents.flatMap((document, page) =>
    splitIntoSections(document).map(({entry, ancestors, start, end}, i): Part => {
      const texts: string[] = [];
      texts[FIELD.title] = i === 0 ? document.title : '';
      texts[FIELD.route] = i === 0 ? document.routePath : '';
      texts[FIELD.keywords] = i === 0 ? document.keywords : '';
      texts[FIELD.heading] = entry?.text ?? '';
      texts[FIELD.ancestors] = ancestors.join('\n');
      texts[FIELD.text] = document.content.slice(start, end);
      return {page, isLead: i === 0, texts};
    }),
  );
  const bags = parts.map(({texts}) => texts.map(termsOf));
  const lengths = parts.map(({texts}) => lengthOf(texts[FIELD.text]));
  const meanLength = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, parts.length));
  const count = (i: number, field: number, term: string): number =>
    Math.min(resolution, bags[i][field].filter((own) => own === term).length);

  let asked = 0;
  const scores = documents.map((_, page) => {
    const own = parts.flatMap((part, i) => (part.page === page ? [i] : []));
    const lead = own[0];
    const sectionTotals = own.map(() => 0);
    let total = 0;
    let covered = 0;
    asked = 0;
    for (const {slots, importance, required} of groups) {
      const section = own.map(() => 0);
      const sectionShare = own.map(() => 0);
      let pageScore = 0;
      let pageShare = 0;
      let inverse = 0;
      for (const slot of slots) {
        const nearest = (i: number, fields: readonly number[], f: (weight: number) => number): number =>
          Math.max(
            0,
            ...slot.map(({term, weight}) => (fields.some((field) => count(i, field, terms[term]) > 0) ? f(weight) : 0)),
          );
        const inSections = parts.flatMap((__, i) =>
          nearest(i, [FIELD.heading, FIELD.ancestors, FIELD.text], (w) => w) > 0 ? [i] : [],
        );
        const inPages = parts.flatMap(({isLead}, i) =>
          isLead && nearest(i, [FIELD.title, FIELD.route, FIELD.keywords], (w) => w) > 0 ? [i] : [],
        );
        const exact = slot.find(({kind}) => kind === 'exact');
        const found =
          exact === undefined
            ? Math.max(inSections.length, inPages.length)
            : parts.filter((__, i) => bags[i].some((__bag, field) => count(i, field, terms[exact.term]) > 0)).length;
        const plain = Math.log(1 + (parts.length - found + 0.5) / (found + 0.5));
        const idf = plain / slots.length;
        inverse += idf;
        own.forEach((i, k) => {
          const sum = slot.reduce((all, {term, weight}) => all + weight * count(i, FIELD.text, terms[term]), 0);
          const norm = WEIGHTS.k1 * (1 - WEIGHTS.b + (WEIGHTS.b * lengths[i]) / meanLength);
          const headingLength = Math.max(1, lengthOf(parts[i].texts[FIELD.heading]));
          section[k] +=
            idf *
            ((sum * (WEIGHTS.k1 + 1)) / (sum + norm) +
              (WEIGHTS.heading * nearest(i, [FIELD.heading], (w) => w)) / headingLength ** WEIGHTS.shortness +
              WEIGHTS.ancestors * nearest(i, [FIELD.ancestors], (w) => w));
          sectionShare[k] += nearest(i, [FIELD.heading, FIELD.ancestors, FIELD.text], Math.sqrt) / slots.length;
        });
        const titleLength = Math.max(1, lengthOf(documents[page].title));
        pageScore +=
          idf *
          ((WEIGHTS.title * nearest(lead, [FIELD.title], (w) => w)) / titleLength ** WEIGHTS.shortness +
            WEIGHTS.route * nearest(lead, [FIELD.route], (w) => w) +
            WEIGHTS.keywords * nearest(lead, [FIELD.keywords], (w) => w));
        pageShare += nearest(lead, [FIELD.title, FIELD.route, FIELD.keywords], Math.sqrt) / slots.length;
      }
      const weighted = section.map((score, k) => score * sectionShare[k]);
      weighted.forEach((score, k) => (sectionTotals[k] += importance * score));
      const best = Math.max(0, ...weighted);
      const others = weighted.reduce((sum, score) => sum + score, 0) - best;
      total +=
        importance *
        (pageScore * pageShare + WEIGHTS.bestPerGroup * best + WEIGHTS.otherSections * Math.log(1 + others));
      const mass = required ? importance * inverse ** WEIGHTS.telling : 0;
      asked += mass;
      covered += mass * Math.min(1, Math.max(pageShare, ...sectionShare));
    }
    total += WEIGHTS.bestSection * Math.max(0, ...sectionTotals);
    return {page, score: total * (asked === 0 ? 1 : covered / asked) ** WEIGHTS.coverage};
  });

  const order = (a: {page: number; score: number}, b: {page: number; score: number}): number =>
    b.score - a.score || a.page - b.page;
  const ranked = scores.filter(({score}) => score > 0).sort(order);
  const top = ranked[0]?.score ?? 0;
  const second = ranked.slice(0, WEIGHTS.reranked).map(({page, score}) => {
    const structure = createStructure(documents[page], (name) =>
      findChunks(name).map((chunk) => {
        const {terms: own, words} = readChunk(chunk);
        return {terms: own.map((term) => terms.indexOf(term)), words};
      }),
    );
    const bonus = scoreStructure(structure, documents[page], createAsked(text, groups));
    return {page, score: score + top * bonus.page};
  });
  return [...second.sort(order), ...ranked.slice(WEIGHTS.reranked)];
}
