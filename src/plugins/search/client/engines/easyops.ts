import {fetchIndexesByWorker, searchByWorker} from '@theme/searchByWorker';
import type {SearchHit} from '@site/src/lib/search';
import type {CreateEngine, SearchEngine, SearchManifest, SearchScope} from '../../types';
import {cutWindow} from './cutWindow';
import {groupByPage, HITS_PER_PAGE, type ForeignHit} from './groupByPage';
import {guardQuery} from './guardQuery';

/** What a result of easyops' worker is read as: `t` text, `u` address, `h` hash, `s` heading of a text. */
type EasyopsDocument = {
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly s?: string;
};
type EasyopsResult = {
  readonly document: EasyopsDocument;
  readonly type: number;
  /** `false` for the hit of a title, whose document is the page's. */
  readonly page?: EasyopsDocument | false;
  readonly metadata: Readonly<
    Record<string, Readonly<Record<string, {readonly position?: readonly [number, number][]}>>>
  >;
};
type Range = {start: number; length: number};

/** Versions are told apart by address, not by easyops' contexts. */
const NO_CONTEXT = '';
const TITLE = 0;
const HEADING = 1;

function readRanges({metadata}: EasyopsResult): Range[] {
  return Object.values(metadata)
    .flatMap((fields) => Object.values(fields).flatMap(({position = []}) => position))
    .map(([start, length]) => ({start, length}))
    .sort((a, b) => a.start - b.start);
}

/** Nothing for pages that may not be shown. */
function toForeignHit(result: EasyopsResult, query: string, {base, groups = {}}: SearchManifest): ForeignHit[] {
  const {document, type} = result;
  const page = result.page === false ? document : (result.page ?? document);
  const path = document.u.startsWith(base) ? `/${document.u.slice(base.length)}` : document.u;
  if (!(path in groups)) {
    return [];
  }
  const common = {
    title: page.t,
    link: `${path}${document.h ?? ''}`,
    query,
    group: groups[path],
  };
  const ranges = readRanges(result);
  const hit: SearchHit =
    type === TITLE
      ? {...common, type: 'title', header: '', highlightInfoList: ranges}
      : type === HEADING
        ? {...common, type: 'header', header: document.t, highlightInfoList: ranges}
        : {
            ...common,
            type: 'content',
            header: document.s === common.title ? '' : (document.s ?? ''),
            ...cutWindow(document.t, ranges),
          };
  return [{page: path, hit}];
}

class EasyopsEngine implements SearchEngine {
  readonly isProductionOnly = true;
  private newest = 0;

  private readonly failures = new Map<string, number>();

  constructor(private readonly manifest: SearchManifest) {}

  /**
   * Asks for the index of a version: easyops puts that of an older one beside its pages. Its worker remembers failures by
   * address, so every new try after one gets an address of its own, `/zh/./`, that means the same.
   */
  private async ask<Answer>({version}: SearchScope, send: (address: string) => Promise<Answer>): Promise<Answer> {
    const {baseUrl, defaultVersion} = this.manifest;
    const failures = this.failures.get(version) ?? 0;
    try {
      return await send((version === defaultVersion ? baseUrl : `${baseUrl}${version}/`) + './'.repeat(failures));
    } catch (cause) {
      this.failures.set(version, failures + 1);
      throw cause;
    }
  }

  load(scope: SearchScope): Promise<void> {
    return this.ask(scope, (address) => fetchIndexesByWorker(address, NO_CONTEXT));
  }

  async search(query: string, scope: SearchScope, limit: number): ReturnType<SearchEngine['search']> {
    this.newest += 1;
    const own = this.newest;
    const results = await this.ask(scope, (address) =>
      searchByWorker(address, NO_CONTEXT, guardQuery(query), limit * HITS_PER_PAGE),
    );
    if (own !== this.newest) {
      return null;
    }
    const hits = (results as readonly EasyopsResult[]).flatMap((result) => toForeignHit(result, query, this.manifest));
    const pages = groupByPage(hits, limit);
    return {groups: [{index: scope.version, label: '', isOwn: true, pages, total: pages.length}], suggestions: []};
  }
}

/** `@easyops-cn/docusaurus-search-local`: its index and its worker, in our dialog. */
const createEngine: CreateEngine = (manifest) => new EasyopsEngine(manifest);
export default createEngine;
