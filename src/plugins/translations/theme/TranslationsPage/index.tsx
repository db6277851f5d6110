import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import TextAlternate from '@site/src/components/TextAlternate';
import Translations from '@site/src/components/Translations';
import type {TranslationsReport} from '../../types';

export interface TranslationsPageProps {
  readonly report: TranslationsReport;
}

/** `/contribute/translations`: how far the translations are, and how to help. */
export default function TranslationsPage({report}: TranslationsPageProps): ReactNode {
  const title = translate({
    id: 'site.Translations.title',
    message: 'Translations',
    description: 'Title and heading of the page about the state of the translations',
  });
  const description = translate({
    id: 'site.Translations.description',
    message: 'Which pages of the documentation are translated and up to date, and how to translate one.',
    description: 'Description of the page about the state of the translations',
  });
  return (
    <Layout title={title} description={description}>
      <TextAlternate path={useBaseUrl('/contribute/translations.md')} />
      <main className="container margin-vert--lg">
        <Translations title={title} report={report} />
      </main>
    </Layout>
  );
}
