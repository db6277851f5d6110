import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ChangedSince from '@site/src/components/ChangedSince';
import type {PageChanges, PageEntries} from '@site/src/lib/changes';
import {ChangesContext} from '@site/src/plugins/version-changes/client';
import {renderWithProviders} from '../../support/renderWithProviders';
import {isolated, writeRightToLeft} from '../../support/rightToLeft';

const CHANGES: PageChanges = {
  from: '0.x',
  to: '1.x',
  counts: {options: 1, changed: 1},
  options: [
    {name: 'lib.bundle', kind: 'changed', aspects: [{name: 'default', from: '`false`', to: '`true`'}], href: '#bundle'},
  ],
  sections: [
    {
      kind: 'changed',
      id: 'part',
      depth: 2,
      title: ['Part'],
      blocks: [
        {op: '=', type: 'text', kind: 'paragraph', runs: ['Kept words.']},
        {op: '~', type: 'text', kind: 'paragraph', runs: ['It is ', ['off', 'c-'], ['on', 'c+'], '.']},
        {op: '~', type: 'code', lang: 'ts', title: 'a.ts', lines: ['@5', ' kept', '-old', '+new']},
      ],
    },
  ],
  kept: 3,
};

function show(entries: PageEntries | null, route = '/page'): void {
  renderWithProviders(
    <ChangesContext value={entries}>
      <ChangedSince />
    </ChangesContext>,
    {route},
  );
}

/** Each test has a file of its own: a file is asked for once. */
function entriesOf(file: string): PageEntries {
  return {version: '1.x', entries: [{since: '0.x', file, counts: CHANGES.counts}]};
}

function answer(...responses: ('fail' | PageChanges)[]): void {
  global.fetch = jest.fn(() => {
    const next = responses.shift();
    return next === 'fail' || next === undefined
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ok: true, json: () => Promise.resolve(next)} as Response);
  });
}

describe('ChangedSince', () => {
  it.each([null, {version: '1.x', entries: []}])('shows nothing for %j', (entries) => {
    show(entries);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a page is new', () => {
    show({version: '1.x', entries: [{since: '0.x'}]});
    expect(screen.getByText('New in 1.x')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('I18N-04 keeps the order of version names from right to left', async () => {
    writeRightToLeft();
    answer({...CHANGES, was: {title: 'Then', href: '/then'}}, CHANGES);
    const [old, older, now] = ['0.x', '0.1.x', '1.x'].map(isolated);
    show({
      version: '1.x',
      index: '/changes',
      entries: [
        {since: '0.x', file: 'rtl-a.json', counts: CHANGES.counts},
        {since: '0.1.x', file: 'rtl-b.json', counts: CHANGES.counts},
        {since: '0.0.x'},
      ],
    });
    expect(screen.getByText(/^New in/).textContent).toBe(`New in ${now}`);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe(`Changed since ${old}`);
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog');
    expect(within(panel).getByRole('heading', {level: 2}).textContent).toBe(`What changed from ${old} to ${now}`);
    expect((await within(panel).findByRole('link', {name: /^Everything/})).textContent).toContain(`${old} to ${now}`);
    expect(within(panel).getByRole('link', {name: 'Then'}).closest('p')?.textContent).toContain(`In ${old} this`);
    const choice = within(panel).getByRole('combobox');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({textContent}) => textContent),
    ).toEqual([old, older]);
    await userEvent.selectOptions(choice, older);
    expect(choice).toHaveValue('0.1.x');
    expect(within(panel).getByRole('heading', {level: 2}).textContent).toContain(older);
  });

  it('opens the panel: options first, changed words in ins and del, kept text folded', async () => {
    answer(CHANGES);
    show(entriesOf('a.json'));
    expect(screen.getByText('1 option changed · 1 section reworded')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', {name: 'Changed since 0.x'}));
    const panel = await screen.findByRole('dialog', {name: 'What changed from 0.x to 1.x'});
    const option = await within(panel).findByRole('link', {name: 'lib.bundle'});
    expect(option.compareDocumentPosition(within(panel).getByRole('heading', {name: /Part/}))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(within(panel).getByText('off').closest('del')).not.toBeNull();
    expect(within(panel).getByText('on').closest('ins')).not.toBeNull();
    expect(within(panel).getByText('5 unchanged lines')).toBeInTheDocument();
    expect(within(panel).getByText('The 3 other sections are the same.')).toBeInTheDocument();
    expect(within(panel).queryByText('Kept words.')).toBeNull();
    await userEvent.click(within(panel).getByRole('button', {name: '1 unchanged paragraph'}));
    expect(within(panel).getByText('Kept words.')).toBeInTheDocument();
  });

  it('VERSION-03: says where the page was, and where its sections came from and went to', async () => {
    const section = {depth: 2, blocks: [], kind: 'moved'} as const;
    answer({
      from: '0.x',
      to: '1.x',
      was: {title: 'Old name', href: '/0.x/old'},
      counts: {moved: 2},
      options: [],
      sections: [
        {...section, id: 'here', title: ['Here'], from: {title: 'Other', href: '/0.x/other'}},
        {...section, id: 'gone', title: ['Gone'], to: {title: 'Next', href: '/next'}},
      ],
      kept: 0,
    });
    const entry = {since: '0.x', file: 'moved.json', counts: {moved: 2}, hasMoved: true} as const;
    show({version: '1.x', entries: [entry]}, '/page?since=0.x');
    expect(screen.getByText('page moved · 2 sections moved')).toBeInTheDocument();
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText(/In 0\.x this page was/)).toBeInTheDocument();
    expect(panel.getByRole('link', {name: 'Old name'})).toHaveAttribute('href', '/0.x/old');
    expect(panel.getByText(/Was on the page/)).toContainElement(panel.getByRole('link', {name: 'Other'}));
    expect(panel.getByText(/Now on the page/)).toContainElement(panel.getByRole('link', {name: 'Next'}));
    // Only what is on this page can be gone to on it.
    expect(panel.getByRole('link', {name: 'Here'})).toBeInTheDocument();
    expect(panel.queryByRole('link', {name: 'Gone'})).toBeNull();
  });

  it('opens by the address, and closes', async () => {
    answer(CHANGES);
    show(entriesOf('b.json'), '/page?since=0.x');
    const panel = await screen.findByRole('dialog');
    await userEvent.click(within(panel).getByRole('button', {name: 'Close'}));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the data did not arrive, and asks again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer('fail', 'fail', CHANGES);
    show(entriesOf('c.json'), '/page?since=0.x');
    expect(await screen.findByRole('alert')).toHaveTextContent('The changes could not be loaded.');
    answer(CHANGES);
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByRole('link', {name: 'lib.bundle'})).toBeInTheDocument();
    expect(warn).toHaveBeenCalled();
  });

  it('offers a choice when the page changed since several versions', async () => {
    answer(CHANGES, {...CHANGES, from: '0.9', options: []});
    const entries = [
      {since: '0.x', file: 'd.json', counts: CHANGES.counts},
      {since: '0.9', file: 'e.json', counts: CHANGES.counts},
    ];
    show({version: '1.x', entries}, '/page?since=0.x');
    const choice = await screen.findByRole('combobox', {name: 'Compare with version'});
    await screen.findByRole('link', {name: 'lib.bundle'});
    await userEvent.selectOptions(choice, '0.9');
    expect(await screen.findByRole('dialog', {name: 'What changed from 0.9 to 1.x'})).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', {name: 'lib.bundle'})).toBeNull());
  });
});
