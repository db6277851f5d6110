import {fetchCore, fetchRecords} from '@site/src/plugins/search/client/worker/fetchRecords';

const URL_OF_FILE = '/static/search_index.json';

type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

function answer(status: number, body = ''): Answer {
  return {
    ok: status === 200,
    status,
    text: () => Promise.resolve(body),
    json: () => Promise.resolve(JSON.parse(body) as unknown),
  };
}

/** Has the network give these answers, one after another; returns what it was asked for. */
function answerWith(...answers: Answer[]): jest.Mock {
  const fetch = jest.fn(() => Promise.resolve(answers.shift()));
  Object.assign(globalThis, {fetch});
  return fetch;
}

describe('fetchRecords', () => {
  it('SEARCH-18 asks once for what is there', async () => {
    const fetch = answerWith(answer(200, '[]'));
    await expect(fetchRecords(URL_OF_FILE)).resolves.toEqual([]);
    expect(fetch.mock.calls).toEqual([[URL_OF_FILE]]);
  });

  it('asks past the cache of the browser for what was not there', async () => {
    const fetch = answerWith(answer(404), answer(200, 'core'));
    await expect(fetchCore(URL_OF_FILE)).resolves.toBe('core');
    expect(fetch.mock.calls).toEqual([[URL_OF_FILE], [URL_OF_FILE, {cache: 'reload'}]]);
  });

  it('throws with the address and the status when it is not there either, and for what is no list', async () => {
    answerWith(answer(404), answer(503));
    await expect(fetchCore(URL_OF_FILE)).rejects.toThrow(`${URL_OF_FILE} answered with status 503.`);
    answerWith(answer(200, '{}'));
    await expect(fetchRecords(URL_OF_FILE)).rejects.toThrow(`${URL_OF_FILE} is no list of page records.`);
  });
});
