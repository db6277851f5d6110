import {checkFlagPage} from '@site/src/plugins/verified-docs/server/checks/checkFlagPage';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');

describe('checkFlagPage', () => {
  it('names the flags that the command line page lacks', () => {
    const text = Object.keys(facts.cli.options)
      .filter((flag) => flag !== '--minify')
      .join(' ');
    const page = readPage(`${text} --output --mode --verbose`, {
      page: 'guide/basic/cli.mdx',
      file: 'docs/guide/basic/cli.mdx',
    });
    expect(checkFlagPage([page], facts.cli)).toMatchObject({
      problems: [{message: '"rslib --help" has the flag --minify, which this page does not name'}],
    });
  });
});
