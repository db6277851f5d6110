import {createRef} from 'react';
import {fireEvent, screen} from '@testing-library/react';
import SearchField from '@site/src/components/Search/Field';
import {renderWithProviders} from '../../support/renderWithProviders';

const [onType, onCompose, onKey] = [jest.fn(), jest.fn(), jest.fn()];

function show(): HTMLElement {
  renderWithProviders(
    <SearchField
      fieldRef={createRef()}
      query=""
      listId="list"
      hasHits={false}
      isBusy={false}
      onType={onType}
      onCompose={onCompose}
      onKey={onKey}
    />,
  );
  return screen.getByRole('combobox');
}

beforeEach(() => jest.clearAllMocks());

describe('SearchField', () => {
  it('SEARCH-06 searches for what an input method has put together, not for its parts', () => {
    const field = show();
    fireEvent.compositionStart(field);
    fireEvent.change(field, {target: {value: 'pei'}});
    expect(onCompose).toHaveBeenCalledWith('pei');
    expect(onType).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field, {target: {value: '配置'}});
    expect(onType).toHaveBeenCalledWith('配置');
  });

  it.each([
    ['while it composes, as most browsers tell of it', {isComposing: true}],
    ['that ends what it composes, as Safari tells of it', {keyCode: 229}],
  ])('SEARCH-05 opens nothing with an Enter %s', (_, properties) => {
    const field = show();
    fireEvent.compositionStart(field);
    fireEvent.compositionEnd(field, {target: {value: '配置'}});
    fireEvent.keyDown(field, {key: 'Enter', ...properties});
    expect(onKey).not.toHaveBeenCalled();
    fireEvent.keyDown(field, {key: 'Enter', keyCode: 13});
    expect(onKey).toHaveBeenCalledTimes(1);
  });
});
