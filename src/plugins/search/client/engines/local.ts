import type {CreateEngine, SearchEngine, SearchManifest, SearchScope} from '../../types';
import {connectWorker, type SendMessage} from '../worker/connectWorker';

class LocalEngine implements SearchEngine {
  private send: SendMessage | null = null;
  private readonly loaded = new Map<string, Promise<void>>();

  constructor(
    private readonly manifest: SearchManifest,
    private readonly connect: () => SendMessage,
  ) {}

  load(scope: SearchScope): Promise<void> {
    const key = `${scope.lang} ${scope.version}`;
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
    await this.send({type: 'load', index: scope, url: new URL(this.manifest.baseUrl + entry.file, location.href).href});
  }

  async search(query: string, scope: SearchScope, limit: number): ReturnType<SearchEngine['search']> {
    await (this.loaded.get(`${scope.lang} ${scope.version}`) ?? this.load(scope));
    this.send ??= this.connect();
    const reply = await this.send({type: 'search', index: scope, query, limit});
    if (reply.type !== 'search' || reply.stale) {
      return null;
    }
    const {pages, total, suggestions} = reply.answer;
    return {groups: [{index: scope.version, label: '', isOwn: true, pages, total}], suggestions};
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
