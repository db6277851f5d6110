import {loadTypeScript} from '../../loadTypeScript.mjs';

const {escapeHtml} = loadTypeScript('src/lib/text/escapeHtmlDocument.ts');

/** JSON for a script element: nothing in it can end the element. */
function toScriptJson(value) {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function createFrame({lang, label, prefix, htmlLang}, address) {
  const src = escapeHtml(prefix + address);
  return `<section aria-label="${escapeHtml(label)}">
<iframe src="${src}" title="${escapeHtml(label)}" lang="${escapeHtml(htmlLang)}" data-locale="${escapeHtml(lang)}"></iframe>
</section>`;
}

/**
 * The page that shows an English page and its translation beside each other.
 *
 * @param {object} input
 * @param {string} input.root path of the view, with a slash at the end: `/__translate/`
 * @param {string} input.address of the page, below the path of its locale
 * @param {{lang: string, label: string, htmlLang: string, prefix: string}} input.original
 * @param {{lang: string, label: string, htmlLang: string, prefix: string}} input.translation
 * @param {readonly {lang: string, label: string}[]} input.translations the languages to choose from
 */
export function createSideBySidePage({root, address, original, translation, translations}) {
  const options = translations.map(
    ({lang, label}) =>
      `<option value="${escapeHtml(lang)}"${lang === translation.lang ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  const choice =
    translations.length > 1
      ? `<form><label>Translation <select name="locale" data-choice>${options.join('')}</select></label></form>`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${original.label} and ${translation.label}: /${address}`)}</title>
<link rel="stylesheet" href="${root}-/style.css">
</head>
<body>
<header>
<h1>${escapeHtml(original.label)} and ${escapeHtml(translation.label)}</h1>
<p data-state role="status">Reading…</p>
${choice}
<details>
<summary>Sections</summary>
<ol data-sections></ol>
</details>
<p class="keys"><kbd>n</kbd> <kbd>p</kbd> next, previous section; <kbd>c</kbd> next changed one</p>
</header>
<main>
${createFrame(original, address)}
${createFrame(translation, address)}
</main>
<script type="application/json" id="setup">${toScriptJson({root, original, translation, address})}</script>
<script type="module" src="${root}-/client.js"></script>
</body>
</html>
`;
}
