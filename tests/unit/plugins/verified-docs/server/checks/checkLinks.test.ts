import {checkLinks} from '@site/src/plugins/verified-docs/server/checks/checkLinks';
const PLACE = {file: 'docs/a.mdx', line: 7, column: 1};

describe('checkLinks', () => {
  it('names an address outside the ledger, one that is not https, and an entry without use', () => {
    const links = ['https://a.test/', 'http://b.test/', 'https://c.test/'].map((url) => ({url, place: PLACE}));
    const ledger = ['https://a.test/', 'http://b.test/', 'https://d.test/'];
    expect(checkLinks(links, ledger, 'links.json').map(({message}) => message)).toMatchInlineSnapshot(`
      [
        "http://b.test/ is no valid https address",
        "https://c.test/ is not in links.json; check it and run "npm run docs:verify -- --update lists"",
        "no page links to https://d.test/ any more; run "npm run docs:verify -- --update lists"",
      ]
    `);
  });
});
