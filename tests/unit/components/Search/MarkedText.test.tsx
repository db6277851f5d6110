import {render} from '@testing-library/react';
import MarkedText from '@site/src/components/Search/MarkedText';
import {translatePage} from '../../support/translatePage';

const LONG = 'Everything that is far from the first mark, and then what is near it: ';

const TEXTS = [
  {text: 'Output path of the bundle', ranges: [{start: 7, length: 4}]},
  {text: 'A text without marks', ranges: []},
  {text: `${LONG}path and path again`, ranges: [70, 79].map((start) => ({start, length: 4}))},
  {text: 'path', ranges: [{start: 0, length: 4}]},
];

describe('MarkedText', () => {
  it.each([undefined, 'far'])(
    'SEARCH-10 ERROR-07 shows the next text where the last one was translated (%s)',
    (far) => {
      const {container, rerender} = render(<MarkedText {...TEXTS[0]} farClassName={far} />);
      for (const next of [...TEXTS, ...[...TEXTS].reverse()]) {
        translatePage(container);
        rerender(<MarkedText {...next} farClassName={far} />);
        expect(container).toHaveTextContent(next.text);
        expect(container.textContent).toHaveLength(next.text.length);
        expect(container.querySelectorAll('mark')).toHaveLength(next.ranges.length);
      }
    },
  );
});
