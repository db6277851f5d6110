import {FIRST_PAINT_DELAY_MS} from '../../lib/constants';
import {serializeInlineScript} from '../../lib/text/serializeInlineScript';
import {FOCUSED_FIELD} from '../../lib/ui/ids';
import {minifyScript} from '../../server/scripts/minifyScript';
import {prepareField} from './inline/prepareField';

/**
 * `type` of the script elements that name the app's scripts. The browser neither runs nor fetches a type it does not know;
 * `inline/startApp.ts` makes real ones of them.
 */
export const APP_SCRIPT_TYPE = 'text/app';

/**
 * What the stock theme puts at the start of the body: a sheet of icons, which no component of this site uses, with its `style` attribute;
 * and a script that sets the theme, as `inline/appearance.ts` does, and attributes by query parameters, which `inline/cleanAddress.ts`
 * takes out of the address.
 */
const STOCK_TAGS = String.raw`/<svg style="display: none;">[^]*?<\/svg>|<script>(?:(?!<\/script>)[^])*docusaurus-data-[^]*?<\/script>/g`;

/** Line breaks between two tags, as Docusaurus joins them; and those that the tags above leave at both ends. */
const LINE_BREAKS = String.raw`/(?<=^|>)\s*\n\s*(?=<|$)/g`;

const FIELD_SCRIPT = serializeInlineScript(prepareField, {
  field: `[${FOCUSED_FIELD}]`,
  scriptType: APP_SCRIPT_TYPE,
  paintDelay: FIRST_PAINT_DELAY_MS,
});

/** The script of the pages alone that have a field which has the focus at open, as it stands in them when they are minified. */
export function createFieldScript(): string {
  return minifyScript(FIELD_SCRIPT).replace(/;$/, '');
}

/**
 * Docusaurus' template of a static page (`ssrTemplate`, Eta syntax) with four changes: the app's scripts do not load with the
 * page, a page with a field that has the focus has a script for it, what the stock theme puts at the start of the body is left out, and
 * the release of Docusaurus is not told to those who look for old ones. Without line breaks: the minifier would take half of its time to
 * look for white space. At an upgrade compare it with `@docusaurus/core/lib/ssg/ssgTemplate.html.js`.
 */
export const SSR_TEMPLATE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags.replace(${LINE_BREAKS}, '') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script type="${APP_SCRIPT_TYPE}" src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${STOCK_TAGS}, '').replace(${LINE_BREAKS}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`
  .replaceAll(/\n\s*/g, '')
  .replace(
    '</body>',
    // The comment keeps the minifier of a bare `docusaurus build` from making one script of this and the one before it.
    (end) => `<% if (it.appHtml.includes('${FOCUSED_FIELD}')) { %><!----><script>${FIELD_SCRIPT}</script><% } %>${end}`,
  );
