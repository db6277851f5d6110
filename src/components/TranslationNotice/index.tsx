import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {usePageTranslation} from '@site/src/plugins/translations/client';
import StaleText from './StaleText';
import styles from './styles.module.css';

function MissingText(): ReactNode {
  return (
    <p>
      <Translate
        id="site.TranslationNotice.missing"
        description="Notice on a page that is not translated; {help} links to how to translate it"
        values={{
          help: (
            <Link key="help" to="/contribute/translations#how">
              <Translate
                id="site.TranslationNotice.help"
                description="Notice on a page that is not translated: text of the link to how to translate it"
              >
                How to translate it
              </Translate>
            </Link>
          ),
        }}
      >
        {'This page is not translated yet; here is the English text. {help}'}
      </Translate>
    </p>
  );
}

/**
 * Says that the current page is not translated (I18N-05), or that its English text changed since (I18N-06). Nothing on a
 * page that is up to date.
 */
export default function TranslationNotice(): ReactNode {
  const translation = usePageTranslation();
  if (translation.state === 'fresh') {
    return null;
  }
  const label = translate({
    id: 'site.TranslationNotice.label',
    message: 'About this translation',
    description: 'Spoken name of the notice on a page that is not translated, or whose English text changed since',
  });
  return (
    <aside className={styles.notice} aria-label={label} data-state={translation.state}>
      <Icon className={styles.icon} name="translate" size={20} />
      <div className={styles.text}>
        {translation.state === 'missing' ? <MissingText /> : <StaleText sections={translation.sections} />}
      </div>
    </aside>
  );
}
