/** @jest-environment node */
import {SEARCH_LIMIT} from '@site/src/lib/constants';
import {readParameters, RequestError} from '../../../../tools/search-server/readParameters.mjs';

function read(query: string): unknown {
  return readParameters(new URL(`/?${query}`, 'http://localhost'), 'ko');
}

describe('readParameters', () => {
  it('REMOTE-01 takes the language that the server was given first, and as many pages as the site shows, unless told', () => {
    const question = {keyword: 'dts', names: ['docs'], limit: SEARCH_LIMIT};
    expect(read('keyword=dts&searchIndexes=docs')).toEqual({...question, lang: 'ko'});
    expect(read('keyword=dts&searchIndexes=docs,docs&lang=en')).toEqual({...question, lang: 'en'});
  });

  it.each([
    ['keyword=&searchIndexes=docs', '"keyword" needs 1 to 128 characters.'],
    ['keyword=a', '"searchIndexes" names 1 to 10 indexes.'],
    ['keyword=a&searchIndexes=docs&limit=51', '"limit" is a whole number from 1 to 50.'],
  ])('refuses %j', (query, message) => {
    expect(() => read(query)).toThrow(new RequestError(400, message));
  });
});
