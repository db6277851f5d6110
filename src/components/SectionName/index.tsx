import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDirection from '@site/src/hooks/useDirection';
import {FRONT_MATTER, LEAD} from '@site/src/lib/translation';
import type {NoticeSection} from '@site/src/plugins/translations/types';

export interface SectionNameProps {
  readonly section: NoticeSection;
  /** Language of the original. */
  readonly lang: string;
  /** Language of the translated page, where it is not that of the interface. */
  readonly titleLang?: string | undefined;
  /** Address of the translated page; empty on the page itself. */
  readonly href: string;
  readonly originalHref: string;
}

function Title({section: {key, title}}: Pick<SectionNameProps, 'section'>): ReactNode {
  if (key === FRONT_MATTER) {
    return (
      <Translate
        id="site.SectionName.frontMatter"
        description="List of changed sections: the title and description of the page"
      >
        title and description
      </Translate>
    );
  }
  if (key === LEAD) {
    return (
      <Translate id="site.SectionName.lead" description="List of changed sections: the text above the first heading">
        introduction
      </Translate>
    );
  }
  return title;
}

/**
 * A section of an English page that changed since it was translated: linked on the translated page, or, where that has no
 * such section, on the English one.
 */
export default function SectionName({section, lang, titleLang, href, originalHref}: SectionNameProps): ReactNode {
  const {key, kind, isOriginalTitle} = section;
  const ownLang = isOriginalTitle ? lang : titleLang;
  const dir = useDirection(ownLang);
  if (key === FRONT_MATTER || key === LEAD) {
    return <Title section={section} />;
  }
  const page = isOriginalTitle ? originalHref : href;
  const link = (
    <Link
      key="section"
      to={`${page}#${key}`}
      target={page === '' ? undefined : '_self'}
      autoAddBaseUrl={false}
      lang={ownLang}
      dir={dir}
    >
      <Title section={section} />
    </Link>
  );
  switch (kind) {
    case 'added':
      return (
        <Translate
          id="site.SectionName.added"
          description="List of changed sections: one that is new in English; {section} is its title, linked"
          values={{section: link}}
        >
          {'{section} (new)'}
        </Translate>
      );
    case 'removed':
      return (
        <Translate
          id="site.SectionName.removed"
          description="List of changed sections: one that is gone in English; {section} is its title, linked"
          values={{section: link}}
        >
          {'{section} (removed)'}
        </Translate>
      );
    case 'changed':
      return link;
  }
}
