import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import useEditAddress from './useEditAddress';

const FROM = 'docs/';
const RULES = 'CONTRIBUTING.md';

/** The steps from an English page to a translated one in the language `lang`, or in any if that is no language, and the rules for translators. */
export default function HowTo({lang}: {readonly lang: string}): ReactNode {
  const rules = useEditAddress(RULES);
  const to = `i18n/${lang}/docusaurus-plugin-content-docs/current/`;
  const commands = `npm run i18n:lint -- --locale ${lang}\nnpm run i18n:sync -- docs/PAGE.mdx --locale ${lang}`;
  return (
    <section aria-labelledby="how">
      <Heading as="h2" id="how">
        <Translate id="site.Translations.how" description="Page about translations: heading of the steps">
          How to translate a page
        </Translate>
      </Heading>
      <ol>
        <li>
          <Translate
            id="site.Translations.how.copy"
            description="Steps to translate a page: copy the file. {from} and {to} are folders"
            values={{
              from: <code key="from">{FROM}</code>,
              to: <code key="to">{to}</code>,
            }}
          >
            {'Copy the page from {from} to the same path below {to}. For a page that is behind, open the copy there.'}
          </Translate>
        </li>
        <li>
          <Translate
            id="site.Translations.how.text"
            description="Steps to translate a page: what is translated and what stays"
          >
            Translate the text, with the title and the description at the top. Heading ids, links, components and code
            stay as they are.
          </Translate>
        </li>
        <li>
          <Translate id="site.Translations.how.check" description="Steps to translate a page: check it and record it">
            Compare it with the English page, then record which text it was made from:
          </Translate>
          <CodeBlock language="sh">{commands}</CodeBlock>
        </li>
      </ol>
      {rules !== undefined && (
        <p>
          <Translate
            id="site.Translations.how.rules"
            description="Page about translations; {link} links to the rules for contributors"
            values={{
              link: (
                <Link key="link" href={rules} target="_blank" rel="noopener noreferrer">
                  {RULES}
                </Link>
              ),
            }}
          >
            {'The rules for pages and translations are in {link}.'}
          </Translate>
        </p>
      )}
    </section>
  );
}
