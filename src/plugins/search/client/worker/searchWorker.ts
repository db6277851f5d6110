import {createSearchHandler} from '@site/src/lib/search';
import {createPause} from './createPause';
import {fetchCore, fetchRecords} from './fetchRecords';

// The page's `self` is typed as a window; in a worker `postMessage` takes no target origin.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage: (message: unknown) => void;
};

const handle = createSearchHandler({fetchRecords, fetchCore, warn: console.warn, pause: createPause()});

scope.onmessage = ({data}) => {
  void handle(data).then((reply) => {
    if (reply !== undefined) {
      scope.postMessage(reply);
    }
  });
};
