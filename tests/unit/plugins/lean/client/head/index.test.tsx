import type {ComponentType, ReactNode} from 'react';
import {act, render, waitFor} from '@testing-library/react';
import * as original from 'react-helmet-async';
import * as own from '@site/src/plugins/lean/client/head';

type Head = ComponentType<{children?: ReactNode}>;
type Page = (Head: Head) => ReactNode;
type Package = {readonly Helmet: Head; readonly HelmetProvider: Head};

const site: Page = (Head) => (
  <Head>
    <html lang="en" dir="ltr" data-landing="true" />
    <body />
    <title>Rslib</title>
    <meta name="viewport" content="width=device-width" />
    <meta property="og:title" content="Rslib" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000" />
    <link rel="icon" href="/favicon.svg" />
    <link rel="canonical" href="https://example.org/" />
    <link rel="alternate" href="https://example.org/" hrefLang="en" />
    <link rel="alternate" href="https://example.org/" hrefLang="x-default" />
  </Head>
);

const doc: Page = (Head) => (
  <div>
    {site(Head)}
    <Head>
      <html lang="zh-CN" className="docs-doc-id-a" />
    </Head>
    <Head>
      {false}
      <title>lib.dts - {'Rslib'}</title>
      <>
        <meta property="og:title" content="lib.dts" />
        <meta name="description" content="“Types” & more" />
        <meta httpEquiv="x-ua-compatible" content="1" />
      </>
      <link rel="canonical" href="https://example.org/config/lib/dts" />
      <link href="https://example.org/other" rel="alternate" />
      <link rel="stylesheet" href="/a.css" media="print" />
      <script type="application/ld+json">{JSON.stringify({name: '</script><b>'})}</script>
      <meta content="says nothing" />
    </Head>
    <Head>
      <meta name="Description" content="further in" />
      <link rel="alternate" href="https://example.org/dts.md" type="text/markdown" />
    </Head>
  </div>
);

const another: Page = (Head) => (
  <div>
    {site(Head)}
    <Head>
      <html className="docs-doc-id-b" />
    </Head>
    <Head>
      <title>lib.id - Rslib</title>
      <link rel="canonical" href="https://example.org/config/lib/id" />
    </Head>
    <Head />
  </div>
);

/** What the head says: the order of tags means nothing. */
function describeHead(): object {
  const attributes = ({attributes: list}: Element): string[] =>
    [...list].map(({name, value}) => `${name}=${name === 'data-rh' ? value.split(',').sort().join() : value}`).sort();
  return {
    title: document.title,
    html: attributes(document.documentElement),
    body: attributes(document.body),
    tags: [...document.head.querySelectorAll(':not(title)')]
      .map((tag) => [tag.localName, ...attributes(tag), tag.textContent].join(' '))
      .sort(),
  };
}

async function walk({Helmet, HelmetProvider}: Package, pages: readonly Page[]): Promise<object[]> {
  document.head.innerHTML = '<title>static</title><meta charset="UTF-8"><link rel="stylesheet" href="/styles.css">';
  [document.documentElement, document.body].forEach((element) =>
    [...element.attributes].forEach(({name}) => element.removeAttribute(name)),
  );
  const {rerender, unmount} = render(null);
  const states: object[] = [];
  for (const page of pages) {
    rerender(<HelmetProvider>{page(Helmet)}</HelmetProvider>);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    states.push(describeHead());
  }
  unmount();
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  return states;
}

describe('Helmet', () => {
  it.each([
    ['pages one after the other', [site, doc, another, doc, site]],
    ['the longest page first', [doc, site, doc]],
  ])('makes the head that the original makes: %s', async (_name, pages) => {
    const expected = await walk(original, pages);
    expect(await walk(own, pages)).toEqual(expected);
    expect(expected[0]).not.toEqual(expected[1]);
  });

  it('HEAD-05 changes the title behind the content, in the next frame', async () => {
    document.title = 'Before';
    const {unmount} = render(another(own.Helmet));
    expect(document.title).toBe('Before');
    await waitFor(() => expect(document.title).toBe('lib.id - Rslib'));
    unmount();
  });

  it('leaves what static HTML has alone', async () => {
    await walk(own, [doc]);
    const {Helmet} = own;
    const {unmount} = render(doc(Helmet));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.documentElement, {attributes: true, childList: true, subtree: true});
    unmount();
    const again = render(doc(Helmet));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    const inHead = [...changes, ...observer.takeRecords()].filter(
      ({target, attributeName}) =>
        document.head.contains(target) || (attributeName !== null && target !== document.body),
    );
    expect(inHead.filter(({attributeName}) => attributeName !== 'data-rh')).toEqual([]);
    again.unmount();
    observer.disconnect();
  });
});
