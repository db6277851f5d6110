import type {ReactElement} from 'react';
import {screen} from '@testing-library/react';
import SearchHitRow from '@site/src/components/Search/Results/Hit';
import type {SearchHit} from '@site/src/lib/search';
import {createHit} from '../../../plugins/search/support';
import {renderWithProviders, withProviders} from '../../../support/renderWithProviders';
import {translatePage} from '../../../support/translatePage';

const marks = [{start: 2, length: 4}];

const HITS = [
  createHit({type: 'content', title: 'Paths', header: 'Output', statement: 'A path, marked', highlightInfoList: marks}),
  createHit({type: 'title', title: 'A path', highlightInfoList: marks}),
  createHit({type: 'header', title: 'Paths', header: 'A path of it', highlightInfoList: marks}),
  createHit({type: 'content', title: 'Others', header: '', statement: 'A path of others', highlightInfoList: marks}),
  createHit({type: 'content', title: 'Others', header: '', statement: '', highlightInfoList: []}),
];

function row(hit: SearchHit): ReactElement {
  const placed = {hit, position: 0, isFirstOfPage: true};
  return (
    <SearchHitRow id="hit" base="/" isActive={false} isOwn onPoint={jest.fn()} onOpen={jest.fn()} placed={placed} />
  );
}

it('SEARCH-11 ERROR-07 shows another hit in the row of one that was translated', () => {
  const {container, rerender} = renderWithProviders(row(HITS[0]));
  const names = [...HITS, ...[...HITS].reverse()].map((hit) => {
    translatePage(container);
    rerender(withProviders(row(hit)));
    return screen.getByRole('option').textContent;
  });
  const expected = [
    'A path, markedPaths > Output',
    'A path',
    'Paths > A path of it',
    'A path of othersOthers',
    'Others\u00a0',
  ];
  expect(names).toEqual([...expected, ...[...expected].reverse()]);
});
