import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchResponse} from 'algoliasearch/lite';
import {htmlToText} from '../../../src/lib/text/htmlToText';
import {listFiles} from '../../../tools/listFiles.mjs';
import {textsOf} from './build';

/** A record as the DocSearch crawler stores it, as far as it is read. */
export type CrawledRecord = {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2' | 'content';
  content: string | null;
  hierarchy: Record<string, string | null>;
  language: string;
  docusaurus_tag: string;
};

/** One query of a request, as the client sends it. */
export type AlgoliaQuery = {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters: (string | string[])[];
  highlightPreTag: string;
  highlightPostTag: string;
};

export type AlgoliaServer = {
  readonly queries: AlgoliaQuery[];
  readonly origin: string;
  /** Status of the next answers; 200 by default. */
  setStatus(status: number): void;
  stop(): void;
};

export const CREDENTIALS = {appId: 'TESTAPPID0', apiKey: 'test-search-only-key', indexName: 'docs'};

function readTag(html: string, name: string): string | undefined {
  return new RegExp(`<meta[^>]*name="?docsearch:${name}"?[^>]*content="?([^"\\s>]+)`).exec(html)?.[1];
}

/** Paragraphs; the minifier leaves out the end of the last one. */
function readParagraphs(html: string): string[] {
  return [...html.matchAll(/<p>(.*?)(?=<\/p>|<\/div>)/gs)].map(([, text = '']) => htmlToText(text));
}

/** What a crawler makes of a built site: of each page with our tags its title, its second headings and its paragraphs. */
export function crawl(build: string, origin: string): CrawledRecord[] {
  const pages = listFiles(build).filter((name) => /(?:^|\/)index\.html$/.test(name));
  return pages.flatMap((name): CrawledRecord[] => {
    const html = readFileSync(path.join(build, name), 'utf8');
    const language = readTag(html, 'language');
    const docusaurusTag = readTag(html, 'docusaurus_tag');
    const [article] = /<article.*<\/article>/s.exec(html) ?? [];
    if (language === undefined || docusaurusTag === undefined || article === undefined) {
      return [];
    }
    const address = `${origin}/${name.replace(/\/?index\.html$/, '')}`;
    const [title = ''] = textsOf(article, 'h1');
    const create = (type: CrawledRecord['type'], url: string, lvl2: string | null, content: string | null) => ({
      objectID: `${url}-${type}-${content ?? ''}`,
      url,
      type,
      content,
      hierarchy: {lvl0: 'Documentation', lvl1: title, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      language,
      docusaurus_tag: docusaurusTag,
    });
    const [lead = '', ...sections] = article.split(/(?=<h2\b)/);
    return [
      create('lvl1', address, null, null),
      ...readParagraphs(lead).map((text) => create('content', address, null, text)),
      ...sections.flatMap((section) => {
        const [, tag = '', heading = ''] = /^<h2\b([^>]*)>(.*?)<\/h2>/s.exec(section) ?? [];
        const [, id = ''] = /id="?([^"\s>]+)/.exec(tag) ?? [];
        const text = htmlToText(heading.replace(/<a\b.*?<\/a>/gs, ''));
        return [
          create('lvl2', `${address}#${id}`, text, null),
          ...readParagraphs(section).map((content) => create('content', `${address}#${id}`, text, content)),
        ];
      }),
    ];
  });
}

/** Facet filters as Algolia reads them: all of the list, any of an inner list. */
function passes(record: CrawledRecord, filters: AlgoliaQuery['facetFilters']): boolean {
  const isTrue = (filter: string): boolean => {
    const [facet = '', value] = filter.split(/:(.*)/s);
    return record[facet as 'language' | 'docusaurus_tag'] === value;
  };
  return filters.every((filter) => (typeof filter === 'string' ? isTrue(filter) : filter.some(isTrue)));
}

function mark(text: string, {query, highlightPreTag, highlightPostTag}: AlgoliaQuery): string {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  const end = at + query.length;
  return at < 0 ? text : text.slice(0, at) + highlightPreTag + text.slice(at, end) + highlightPostTag + text.slice(end);
}

function answer(query: AlgoliaQuery, records: readonly CrawledRecord[]): SearchResponse<CrawledRecord> {
  const wanted = query.query.toLowerCase();
  const own = ({type, content, hierarchy}: CrawledRecord): string =>
    (type === 'content' ? content : hierarchy[type]) ?? '';
  const found = records.filter(
    (record) => passes(record, query.facetFilters) && own(record).toLowerCase().includes(wanted),
  );
  const rank = ['lvl1', 'lvl2', 'content'];
  const hits = found.sort((a, b) => rank.indexOf(a.type) - rank.indexOf(b.type)).slice(0, query.hitsPerPage);
  return {
    hits: hits.map((record) => ({
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).flatMap(([level, value]) =>
            value === null ? [] : [[level, {value: mark(value, query), matchLevel: 'full' as const, matchedWords: []}]],
          ),
        ),
      },
      ...(record.content === null
        ? {}
        : {_snippetResult: {content: {value: mark(record.content, query), matchLevel: 'full' as const}}}),
    })),
    nbHits: found.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: query.hitsPerPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    query: query.query,
    params: '',
    index: query.indexName,
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return JSON.parse(text || '{}');
}

/**
 * Answers like Algolia's search interface, on loopback: the one request that the light client makes, the credentials it must
 * bring, facets that choose records. The answers have the client's own types.
 */
export async function startAlgoliaServer(getRecords: () => readonly CrawledRecord[]): Promise<AlgoliaServer> {
  const queries: AlgoliaQuery[] = [];
  let status = 200;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (code: number, body: unknown): void => {
      response.writeHead(code, {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'});
      response.end(JSON.stringify(body));
    };
    const url = new URL(request.url ?? '', 'http://localhost');
    const credential = (name: string): string =>
      url.searchParams.get(name) ?? (request.headers[name] as string | undefined) ?? '';
    if (request.method !== 'POST' || url.pathname !== '/1/indexes/*/queries') {
      send(404, {message: 'Path not supported by REST API', status: 404});
    } else if (
      credential('x-algolia-application-id') !== CREDENTIALS.appId ||
      credential('x-algolia-api-key') !== CREDENTIALS.apiKey
    ) {
      send(403, {message: 'Invalid Application-ID or API key', status: 403});
    } else if (status !== 200) {
      send(status, {message: 'Internal error', status});
    } else {
      const {requests} = (await readBody(request)) as {requests: AlgoliaQuery[]};
      queries.push(...requests);
      send(200, {results: requests.map((query) => answer(query, getRecords()))});
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    queries,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setStatus: (code) => {
      status = code;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
