import {readAnchors} from '@site/src/lib/addresses';

describe('readAnchors', () => {
  it('finds the title, headings, and elements with an id inside the text', () => {
    const html =
      '<main id=content><h1>The <code>lib.dts</code> &amp; more</h1><div class="theme-doc-markdown markdown">' +
      '<h2 class=anchor id=start>Start<a href=#start class=hash-link>\u200b</a></h2>' +
      '<div><dt id="key-a">a</dt></div><div id=_R_1b_-tab-0 role=tab></div><div id=:R1b:-tab-0 role=tab></div><pre><code>&lt;p id=shown&gt;</code></pre></div>' +
      '<aside id=chrome></aside><h2 id=after>After</h2></main><script>"<h2 id=no>"</script>';
    expect(readAnchors(html)).toEqual({
      title: 'The lib.dts & more',
      anchors: [
        {id: 'start', text: 'Start'},
        {id: 'key-a', text: ''},
        {id: 'after', text: 'After'},
      ],
    });
  });

  it('leaves out headings without an id', () => {
    expect(readAnchors('<h2>A</h2>')).toEqual({title: '', anchors: []});
  });
});
