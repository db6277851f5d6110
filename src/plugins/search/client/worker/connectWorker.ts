import type {SearchHandler, SearchReply, SearchRequest} from '@site/src/lib/search';

type Unnumbered<Request> = Request extends {id: number} ? Omit<Request, 'id'> : never;

/** A message of WORKER-02 without its number. */
export type SearchMessage = Unnumbered<SearchRequest>;

/** An answer that is an error. */
export class ReplyError extends Error {
  /** The index has to be loaded, for the first time or once more. */
  readonly isIndexMissing: boolean;

  constructor({error, isIndexMissing}: SearchReply & {ok: false}) {
    super(error);
    this.isIndexMissing = isIndexMissing === true;
  }
}

/** Sends a message and resolves with the answer to it; rejects with a `ReplyError` when the answer is an error. */
export type SendMessage = (message: SearchMessage) => Promise<SearchReply & {ok: true}>;

/** What carries messages to the handler and answers back. */
export type SearchPort = {
  post: (message: unknown) => void;
  /** Called once, before the first `post`. `onLost` is for a worker that could not be started. */
  listen: (onReply: (reply: SearchReply) => void, onLost: (cause: Error) => void) => void;
};

type Waiting = {
  readonly message: SearchRequest;
  readonly resolve: (reply: SearchReply & {ok: true}) => void;
  readonly reject: (cause: Error) => void;
};

/** Milliseconds of indexing after which the page gets its turn, where the handler runs in the page. */
const PAGE_SLICE = 6;

function openWorker(): SearchPort | null {
  try {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), {name: 'search'});
    return {
      post: (message) => worker.postMessage(message),
      listen: (onReply, onLost) => {
        worker.onmessage = ({data}: MessageEvent<SearchReply>) => onReply(data);
        worker.onerror = ({message}) => {
          worker.terminate();
          onLost(new Error(message || 'the worker could not be started'));
        };
      },
    };
  } catch {
    return null;
  }
}

/** The same handler in the page (WORKER-03). Loaded when it is needed only. */
export function openInPage(): SearchPort {
  let handler: Promise<SearchHandler> | undefined;
  const loadHandler = async (): Promise<SearchHandler> => {
    try {
      const modules = await Promise.all([import('@site/src/lib/search'), import('./fetchRecords')]);
      const [{createSearchHandler}, {fetchCore, fetchRecords}] = modules;
      return createSearchHandler({fetchRecords, fetchCore, warn: console.warn, sliceMilliseconds: PAGE_SLICE});
    } catch (cause) {
      // The next message asks for the code again.
      handler = undefined;
      throw cause;
    }
  };
  let reply: (message: SearchReply) => void;
  let lose: (cause: Error) => void;
  return {
    listen: (onReply, onLost) => {
      reply = onReply;
      lose = onLost;
    },
    post: (message) => {
      handler ??= loadHandler();
      handler
        .then((handle) => handle(message))
        .then((answer) => {
          if (answer !== undefined) {
            reply(answer);
          }
        })
        .catch((cause: unknown) => lose(cause instanceof Error ? cause : new Error(String(cause))));
    },
  };
}

/**
 * Starts the search worker (WORKER-01). Where there are no workers, or this one cannot be started, the page answers itself;
 * messages that wait for an answer then are sent again.
 */
export function connectWorker(open: () => SearchPort | null = openWorker, openSpare = openInPage): SendMessage {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let port = open();
  let isSpare = port === null;
  port ??= openSpare();

  function handleReply(reply: SearchReply): void {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.ok) {
      request?.resolve(reply);
    } else {
      request?.reject(new ReplyError(reply));
    }
  }

  function handleLost(cause: Error): void {
    if (isSpare) {
      waiting.forEach(({reject}) => reject(cause));
      waiting.clear();
      return;
    }
    isSpare = true;
    port = openSpare();
    port.listen(handleReply, handleLost);
    for (const {message} of waiting.values()) {
      port.post(message);
    }
  }

  port.listen(handleReply, handleLost);
  return (message) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const request = {...message, id: lastId};
      waiting.set(lastId, {message: request, resolve, reject});
      port?.post(request);
    });
}
