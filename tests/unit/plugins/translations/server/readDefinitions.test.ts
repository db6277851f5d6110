/** @jest-environment node */
import {readDefinitions} from '@site/src/plugins/translations/server/readDefinitions';

describe('readDefinitions', () => {
  it('takes the first sentences of an entry, without links and without the sentence that leads onward', () => {
    expect(
      readDefinitions(`Lead.

## UMD {/* #umd */}

One file for \`<script>\`, v1.0 and [AMD](#amd) loaders. It is old. More text. See [UMD](./components/UMD.mdx).

## Alias {/* #alias */}

A short name. See the sample in [Features](./features.mdx).
`),
    ).toEqual({
      umd: 'One file for `<script>`, v1.0 and AMD loaders. It is old.',
      alias: 'A short name.',
    });
  });

  it('knows the sentences of Chinese', () => {
    expect(
      readDefinitions('## 别名（alias） {/* #alias */}\n\n短名称。用 `paths` 设置。见 [lib](./lib.mdx)。\n'),
    ).toEqual({
      alias: '短名称。用 `paths` 设置。',
    });
  });

  it.each([
    ['ko', '`<script>`용 파일입니다. 자세한 내용은 [더 보기](./index.mdx).', '`<script>`용 파일입니다.'],
    ['ar', 'ما هي؟ ملف واحد. انظر [المزيد](./index.mdx).', 'ما هي؟ ملف واحد.'],
    ['hi', 'एक फ़ाइल। और [देखें](./index.mdx)।', 'एक फ़ाइल।'],
    ['he', 'קובץ אחד. ראו [עוד](./index.mdx).', 'קובץ אחד.'],
    ['ka', 'ერთი ფაილი. იხილეთ [მეტი](./index.mdx).', 'ერთი ფაილი.'],
  ])('knows the sentences of languages without capitals: %s', (_lang, text, definition) => {
    expect(readDefinitions(`## UMD {/* #umd */}\n\n${text}\n`)).toEqual({umd: definition});
  });

  it('ends no sentence before a small letter', () => {
    expect(readDefinitions('## A {/* #a */}\n\nA file, e.g. this one, v1. or so. Old. More. Last.\n')).toEqual({
      a: 'A file, e.g. this one, v1. or so. Old.',
    });
  });

  it('has none for an entry that leads to a table', () => {
    expect(readDefinitions('## Kinds {/* #kinds */}\n\nThe four lists:\n\n| A |\n| --- |\n')).toEqual({});
  });
});
