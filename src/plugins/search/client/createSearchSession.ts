import type {SearchScope} from '../types';
import {countVersions, withShownCount, type VersionCount} from './countVersions';
import {isForReaders, type SearchClient, type SearchOutcome} from './createSearchClient';
import {dispatchSearchEvent} from './searchEvents';

export type SearchState = {
  /** What stands in the field. */
  readonly query: string;
  readonly scope: SearchScope;
  /** `empty`: nothing is typed. `waiting`: the answer to `query` is not there yet; `outcome` is an older one. */
  readonly phase: 'empty' | 'waiting' | 'answered' | 'failed';
  /** The answer is late: say so. */
  readonly isSlow: boolean;
  readonly outcome: SearchOutcome | null;
  /** Matching pages by version for the answered query, in the order of the manifest; `null` until somebody asks. */
  readonly versionCounts: readonly VersionCount[] | null;
  /** `busy` from the question to the counts; `failed` when they cannot be had, until the next one. */
  readonly counting: 'idle' | 'busy' | 'failed';
};

export type SearchSession = {
  getState: () => SearchState;
  subscribe: (onChange: () => void) => () => void;
  /** Takes what is typed and searches for it when no key follows (SEARCH-06). */
  setQuery: (query: string) => void;
  /** Shows what is typed without searching: an input method composes. */
  compose: (text: string) => void;
  /** Searches at once: an address with `?q=`, a suggestion. */
  searchNow: (query: string) => void;
  setScope: (scope: SearchScope) => void;
  /** Searches again after a failure. */
  retry: () => void;
  countOtherVersions: () => Promise<void>;
  /** Forgets the query and everything under way (SEARCH-02). */
  reset: () => void;
};

/**
 * After this many milliseconds a reader is told that the answer takes longer. Twice the pause behind the last key (SEARCH-06): sooner, the
 * message would flash up before most answers of a slow line.
 */
const SLOW_AFTER_MS = 300;
/** Milliseconds after which a query is asked again that another search box of the page drove out. */
const ASK_AGAIN_AFTER_MS = 100;

const EMPTY = {
  query: '',
  phase: 'empty',
  isSlow: false,
  outcome: null,
  versionCounts: null,
  counting: 'idle',
} as const;

function isEmpty({groups, custom}: SearchOutcome): boolean {
  return groups.every(({pages}) => pages.length === 0) && custom.length === 0;
}

class Session implements SearchSession {
  private state: SearchState;
  private readonly listeners = new Set<() => void>();
  private debounce: ReturnType<typeof setTimeout> | undefined;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private run = 0;

  constructor(
    private readonly client: SearchClient,
    scope: SearchScope,
  ) {
    this.state = {...EMPTY, scope};
  }

  getState = (): SearchState => this.state;

  subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  private update(change: Partial<SearchState>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }

  // Whatever is under way may answer; nobody listens to it any more.
  private abandon(): void {
    clearTimeout(this.debounce);
    clearTimeout(this.slow);
    this.run += 1;
  }

  private begin(query: string, delay: number): void {
    this.abandon();
    if (query.trim() === '') {
      this.update({...EMPTY, query});
      return;
    }
    this.update({query, phase: 'waiting', isSlow: false, versionCounts: null, counting: 'idle'});
    this.debounce = setTimeout(() => void this.answer(this.run), delay);
  }

  private async answer(run: number): Promise<void> {
    const {query, scope} = this.state;
    this.slow = setTimeout(() => this.update({isSlow: true}), SLOW_AFTER_MS);
    try {
      const outcome = await this.client.search(query.trim(), scope);
      if (run !== this.run) {
        return;
      }
      const shown = outcome === null || isForReaders(outcome) ? outcome : await this.client.finish(outcome);
      if (run !== this.run) {
        return;
      }
      if (shown === null) {
        this.askAgain(() => this.answer(run));
        return;
      }
      this.show(shown);
      if (shown.isPartial) {
        await this.finish(run, shown);
      }
    } catch (cause) {
      if (run === this.run) {
        clearTimeout(this.slow);
        console.error('search: the index cannot be loaded.', cause);
        this.update({phase: 'failed', isSlow: false, outcome: null});
      }
    }
  }

  private show(outcome: SearchOutcome): void {
    const {scope, query, isPartial, isFailed} = outcome;
    const {versionCounts} = this.state;
    clearTimeout(this.slow);
    this.update({
      phase: 'answered',
      isSlow: false,
      outcome,
      versionCounts: versionCounts && withShownCount(versionCounts, outcome),
    });
    if (isEmpty(outcome) && !isPartial && !isFailed) {
      dispatchSearchEvent('site-search:empty', {...scope, query});
    }
  }

  // Another search box of the page asked meanwhile, and its query is the newest of the engine.
  private askAgain(ask: () => Promise<void>): void {
    clearTimeout(this.slow);
    this.debounce = setTimeout(() => void ask(), ASK_AGAIN_AFTER_MS);
  }

  // Hits are there; without their texts they stay.
  private async finish(run: number, outcome: SearchOutcome): Promise<void> {
    try {
      const whole = await this.client.finish(outcome);
      if (run !== this.run) {
        return;
      }
      if (whole === null) {
        this.askAgain(() => this.finish(run, outcome));
        return;
      }
      this.show(whole);
    } catch (cause) {
      console.error('search: the texts of the pages cannot be loaded.', cause);
    }
  }

  setQuery = (query: string): void => this.begin(query, this.client.manifest.debounceMs);

  compose = (text: string): void => {
    this.abandon();
    this.update({query: text, isSlow: false});
  };

  searchNow = (query: string): void => this.begin(query, 0);

  setScope = (scope: SearchScope): void => {
    const {versionCounts} = this.state;
    this.update({scope});
    this.begin(this.state.query, 0);
    // The counts are of the query, not of the scope.
    this.update({versionCounts});
  };

  retry = (): void => this.begin(this.state.query, 0);

  countOtherVersions = async (): Promise<void> => {
    const {run} = this;
    const {outcome} = this.state;
    if (outcome === null) {
      return;
    }
    this.update({counting: 'busy'});
    try {
      const counts = await countVersions(this.client, outcome, () => run === this.run);
      if (run !== this.run) {
        return;
      }
      // The shown hits may have become more meanwhile.
      const {outcome: shown} = this.state;
      this.update({versionCounts: counts && shown && withShownCount(counts, shown), counting: 'idle'});
    } catch (cause) {
      console.error('search: another version cannot be counted.', cause);
      if (run === this.run) {
        this.update({counting: 'failed'});
      }
    }
  };

  reset = (): void => {
    this.abandon();
    this.update(EMPTY);
  };
}

/** What a search box knows and does, without markup. */
export function createSearchSession(client: SearchClient, scope: SearchScope): SearchSession {
  return new Session(client, scope);
}
