import type {SearchReply} from '@site/src/lib/search';
import {connectWorker, openInPage, type SearchPort} from '@site/src/plugins/search/client/worker/connectWorker';
import {createRecord, scope} from '../../support';

type Sent = {readonly id: number; readonly type: string};

function createPort() {
  const sent: Sent[] = [];
  let reply: (message: SearchReply) => void = () => undefined;
  let lose: (cause: Error) => void = () => undefined;
  const port: SearchPort = {
    post: (message) => sent.push(message as Sent),
    listen: (onReply, onLost) => {
      reply = onReply;
      lose = onLost;
    },
  };
  return {port, sent, reply: (message: SearchReply) => reply(message), lose: () => lose(new Error('no worker'))};
}

const records = [createRecord()];

describe('connectWorker', () => {
  it('WORKER-03 matches answers to requests by their id', async () => {
    const {port, sent, reply} = createPort();
    const send = connectWorker(() => port);
    const first = send({type: 'load', index: scope, records});
    const second = send({type: 'search', index: scope, query: 'quick'});
    expect(sent.map(({id}) => id)).toEqual([1, 2]);
    reply({id: 2, ok: true, type: 'search', stale: true});
    reply({id: 1, ok: false, error: 'status 404'});
    await expect(second).resolves.toMatchObject({stale: true});
    await expect(first).rejects.toThrow('status 404');
  });

  it('tells of an error whether the index is missing', async () => {
    const {port, reply} = createPort();
    const send = connectWorker(() => port);
    const answers = [1, 2].map(() => send({type: 'search', index: scope, query: 'quick'}));
    reply({id: 1, ok: false, error: 'no index', isIndexMissing: true});
    reply({id: 2, ok: false, error: 'damaged'});
    await expect(answers[0]).rejects.toMatchObject({message: 'no index', isIndexMissing: true});
    await expect(answers[1]).rejects.toMatchObject({message: 'damaged', isIndexMissing: false});
  });

  it('WORKER-03 answers in the page with the same hits where there are no workers', async () => {
    const send = connectWorker(() => null, openInPage);
    await expect(send({type: 'load', index: scope, records})).resolves.toMatchObject({documents: 1});
    const reply = await send({type: 'search', index: scope, query: 'quick'});
    expect(reply).toMatchObject({stale: false, answer: {pages: [{link: '/guide/start/quick-start'}]}});
  });

  it('WORKER-03 asks for the code again that could not be loaded, where there are no workers', async () => {
    await jest.isolateModulesAsync(async () => {
      let isLost = true;
      jest.doMock('@site/src/lib/search', () => {
        if (isLost) {
          throw new Error('lost chunk');
        }
        return jest.requireActual<object>('@site/src/lib/search');
      });
      const fresh = await import('@site/src/plugins/search/client/worker/connectWorker');
      const send = fresh.connectWorker(() => null);
      await expect(send({type: 'load', index: scope, records})).rejects.toThrow('lost chunk');
      isLost = false;
      await expect(send({type: 'load', index: scope, records})).resolves.toMatchObject({documents: 1});
    });
  });

  it('WORKER-03 goes on in the page when the worker cannot be started, without losing a request', async () => {
    const {port, lose} = createPort();
    const send = connectWorker(() => port, openInPage);
    const answer = send({type: 'load', index: scope, records});
    lose();
    await expect(answer).resolves.toMatchObject({documents: 1});
  });
});
