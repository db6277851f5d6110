import type {SearchAnswer} from '@site/src/lib/search';
import type {CreateEngine, EngineAnswer, SearchEngine, SearchManifest, SearchScope} from '../../types';
import {connectWorker, ReplyError, type SearchMessage, type SendMessage} from '../worker/connectWorker';
import {fetchCore} from '../worker/fetchRecords';

function toAnswer({pages, total, suggestions, isPartial}: SearchAnswer, {version}: SearchScope): EngineAnswer {
  const groups = [{index: version, label: '', isOwn: true, pages, total}];
  return {groups, suggestions, ...(isPartial === true ? {isPartial} : {})};
}

function toKey({lang, version}: SearchScope): string {
  return `${lang} ${version}`;
}

class LocalEngine implements SearchEngine {
  private send: SendMessage | null = null;
  private readonly loaded = new Map<string, Promise<void>>();

  constructor(
    private readonly manifest: SearchManifest,
    private readonly connect: () => SendMessage,
  ) {}

  load(scope: SearchScope): Promise<void> {
    const key = toKey(scope);
    // Index files change while the site is written: fetch at each opening.
    const known = this.manifest.isDevelopment ? undefined : this.loaded.get(key);
    if (known !== undefined) {
      return known;
    }
    const loading = this.fetchIndex(scope).catch((cause: unknown) => {
      this.loaded.delete(key);
      throw cause;
    });
    this.loaded.set(key, loading);
    return loading;
  }

  private async fetchIndex(scope: SearchScope): Promise<void> {
    const entry = this.manifest.indexes[scope.version];
    if (entry === undefined) {
      throw new Error(`there is no index of version "${scope.version}".`);
    }
    this.send ??= this.connect();
    const {send} = this;
    const toUrl = (file: string): string => new URL(this.manifest.baseUrl + file, location.href).href;
    const url = toUrl(entry.file);
    if (entry.core === undefined) {
      await send({type: 'load', index: scope, url});
      return;
    }
    const core = toUrl(entry.core);
    // On its way while the worker starts. The worker tries for itself when this fails.
    const coreText = await fetchCore(core).catch(() => undefined);
    await send({type: 'load', index: scope, url, core, ...(coreText === undefined ? {} : {coreText})});
  }

  /** Asks an index that is loaded; one that the worker has dropped for others is loaded once more. */
  private async ask(message: SearchMessage & {readonly index: SearchScope}): ReturnType<SendMessage> {
    const scope = message.index;
    this.send ??= this.connect();
    try {
      return await this.send(message);
    } catch (cause) {
      if (!(cause instanceof ReplyError) || !cause.isIndexMissing) {
        throw cause;
      }
      this.loaded.delete(toKey(scope));
      await this.load(scope);
      return this.send(message);
    }
  }

  async search(query: string, scope: SearchScope, limit: number): ReturnType<SearchEngine['search']> {
    await (this.loaded.get(toKey(scope)) ?? this.load(scope));
    const reply = await this.ask({type: 'search', index: scope, query, limit});
    if (reply.type !== 'search' || reply.stale) {
      return null;
    }
    return toAnswer(reply.answer, scope);
  }

  private async askWhole(scope: SearchScope, query?: string, limit?: number): Promise<SearchAnswer | null> {
    await this.load(scope);
    const reply = await this.ask({type: 'complete', index: scope, query, limit});
    return reply.type === 'complete' ? reply.answer : null;
  }

  async complete(scope: SearchScope): Promise<void> {
    if (this.manifest.indexes[scope.version]?.core !== undefined) {
      await this.askWhole(scope);
    }
  }

  async searchWhole(query: string, scope: SearchScope, limit: number): ReturnType<SearchEngine['search']> {
    const answer = await this.askWhole(scope, query, limit);
    return answer === null ? null : toAnswer(answer, scope);
  }
}

/**
 * The site's own engine: page records of one locale and version, indexed and searched in a worker.
 * @param connect Starts the worker; tests give their own.
 */
export function createLocalEngine(manifest: SearchManifest, connect: () => SendMessage = connectWorker): SearchEngine {
  return new LocalEngine(manifest, connect);
}

const createEngine: CreateEngine = (manifest) => createLocalEngine(manifest);
export default createEngine;
