import {act, renderHook} from '@testing-library/react';
import useHitSelection from '@site/src/components/Search/Panel/useHitSelection';
import type {SearchOutcome, SearchState} from '@site/src/plugins/search/client';
import {createAnswer, createHit, createPage, scope} from '../../../plugins/search/support';

/** An answer with one hit on each of these pages, best first. */
function createOutcome(links: readonly string[], change: Partial<SearchOutcome> = {}): SearchOutcome {
  const pages = links.map((link) => createPage({id: link, link, hits: [createHit({link})]}));
  const {groups, suggestions} = createAnswer(pages);
  const common = {query: 'quick', asked: 'quick', scope, custom: [], isPartial: false, isFailed: false};
  return {...common, groups, suggestions, ...change};
}

function createState(outcome: SearchOutcome): SearchState {
  return {
    query: outcome.query,
    scope,
    phase: 'answered',
    isSlow: false,
    outcome,
    versionCounts: null,
    counting: 'idle',
  };
}

/** The hook after the answer to a query and the choice of its second hit. */
function showChosen(outcome: SearchOutcome) {
  const {result, rerender} = renderHook((state: SearchState) => useHitSelection(state, undefined), {
    initialProps: createState(outcome),
  });
  expect(result.current.active).toBe(0);
  act(() => result.current.setActive(1));
  expect(result.current.active).toBe(1);
  const readChosen = (next: SearchOutcome): string | undefined => {
    rerender(createState(next));
    const {hits, active} = result.current;
    return hits[active]?.hit.link;
  };
  return {readChosen};
}

const PARTIAL = createOutcome(['/a', '/b', '/c'], {isPartial: true});

describe('the chosen hit', () => {
  it('stays the same page when the texts come in and change the order', () => {
    expect(showChosen(PARTIAL).readChosen(createOutcome(['/c', '/a', '/b']))).toBe('/b');
  });

  it('is the first where the chosen one is gone', () => {
    expect(showChosen(PARTIAL).readChosen(createOutcome(['/c', '/a']))).toBe('/c');
  });

  it.each([
    ['of another query', PARTIAL, createOutcome(['/c', '/a', '/b'], {query: 'quicker'})],
    ['that was whole before', createOutcome(['/a', '/b', '/c']), createOutcome(['/c', '/a', '/b'])],
  ])('is the first of an answer %s', (_name, before, now) => {
    expect(showChosen(before).readChosen(now)).toBe('/c');
  });
});
