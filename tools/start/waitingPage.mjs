import {loadTypeScript} from '../loadTypeScript.mjs';

const {escapeHtml} = loadTypeScript('src/lib/text/escapeHtmlDocument.ts');

/** How often the page asks whether the server is ready, in milliseconds. */
const POLL_MS = 500;

/** Address, below the base URL, that tells the state of a locale's server as JSON: `?locale=zh`. */
export const STATE_PATH = '__start/state';

/**
 * What the reader sees while the server of a locale starts, or when it ended: the page asks for the state and loads itself
 * again when the server is ready or starts again.
 *
 * @param {{locale: string, label: string, state: 'starting' | 'failed', log: readonly string[], stateUrl: string}} input
 */
export function createWaitingPage({locale, label, state, log, stateUrl}) {
  const name = `${label} (${locale})`;
  const isFailed = state === 'failed';
  const heading = isFailed ? `The server of ${name} ended` : `The server of ${name} is starting`;
  const text = isFailed
    ? 'Its last lines are below. It starts again when this page is loaded again; the other languages go on.'
    : 'This page shows itself when it is ready, in some seconds.';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-inline-size: 46rem; margin: 15vh auto 0; padding-inline: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.3; }
pre { overflow: auto; padding: 1rem; border: 1px solid; font-size: .8125rem; white-space: pre-wrap; }
</style>
</head>
<body>
<main>
<h1 role="status">${escapeHtml(heading)}</h1>
<p>${text}</p>
${isFailed ? `<p><a href="">Try again</a></p>\n<pre>${escapeHtml(log.join('\n'))}</pre>` : ''}
</main>
<script>
if (${String(!isFailed)}) {
  const poll = async () => {
    const state = await fetch(${JSON.stringify(stateUrl)}).then((response) => response.json()).catch(() => ({}));
    if (state.state === 'starting') setTimeout(poll, ${POLL_MS});
    else location.reload();
  };
  setTimeout(poll, ${POLL_MS});
}
</script>
</body>
</html>
`;
}
