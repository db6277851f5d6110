import {
  createHostRedirects,
  formatNginxLocations,
  formatRedirectsFile,
  withMarkdownTwins,
} from '@site/src/lib/addresses';
import {createRedirect} from '../../support/addresses';

describe('files of hosts', () => {
  const redirects = [
    createRedirect('/old/', '/new#part'),
    createRedirect('/a#x', '/b#y'),
    createRedirect('/nur-zh', '/样例 $1', 'zh'),
    createRedirect('/off', 'https://example.com/a'),
  ];
  const hostRedirects = createHostRedirects(redirects, {en: '/lib/', zh: '/lib/zh/'});

  it('has every page of every locale under the base path, and no anchor', () => {
    expect(hostRedirects).toEqual([
      {from: '/lib/off', to: 'https://example.com/a'},
      {from: '/lib/old', to: '/lib/new#part'},
      {from: '/lib/zh/nur-zh', to: '/lib/zh/%E6%A0%B7%E4%BE%8B%20$1'},
      {from: '/lib/zh/off', to: 'https://example.com/a'},
      {from: '/lib/zh/old', to: '/lib/zh/new#part'},
    ]);
  });

  it('keeps percent escapes, and escapes a percent sign that begins none', () => {
    const escaped = [
      createRedirect('/a%20b%26c', 'https://example.com/o?q=is%3Aissue%2Bopen'),
      createRedirect('/b', '/100%/%2520 é'),
    ];
    const moved = createHostRedirects(escaped, {en: '/'});
    expect(moved).toEqual([
      {from: '/a%20b%26c', to: 'https://example.com/o?q=is%3Aissue%2Bopen'},
      {from: '/b', to: '/100%25/%2520%20%C3%A9'},
    ]);
    // nginx compares the decoded address.
    expect(formatNginxLocations(moved)).toContain(
      'location = "/a b&c" { return 301 "https://example.com/o?q=is%3Aissue%2Bopen"; }',
    );
  });

  it('writes _redirects for both forms of an address', () => {
    expect(formatRedirectsFile(hostRedirects).split('\n')).toEqual(
      expect.arrayContaining(['/lib/old /lib/new#part 301', '/lib/old/ /lib/new#part 301']),
    );
  });

  it('moves the Markdown twin of a page with it, where the new page has one', () => {
    const moved = [
      {from: '/lib/old', to: '/lib/new/#part'},
      {from: '/lib/off', to: 'https://example.com/a'},
      {from: '/lib/start', to: '/lib/'},
    ];
    const twins = withMarkdownTwins(moved, (file) => file === '/lib/new.md');
    expect(twins).toEqual([moved[0], {from: '/lib/old.md', to: '/lib/new.md'}, moved[1], moved[2]]);
    expect(formatRedirectsFile(twins)).toContain('/lib/old.md /lib/new.md 301\n/lib/off ');
    expect(formatNginxLocations(twins)).not.toContain('.md/');
  });

  it('writes places of nginx that keep the query, and whose paths name no variable', () => {
    const lines = formatNginxLocations(hostRedirects).split('\n');
    expect(lines).toContain('location = "/lib/old/" { return 301 "/lib/new$is_args$args#part"; }');
    expect(lines).toContain(
      'location = "/lib/zh/nur-zh" { return 301 "/lib/zh/%E6%A0%B7%E4%BE%8B%20%241$is_args$args"; }',
    );
  });
});
