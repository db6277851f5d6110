import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Badge from '@site/src/components/Badge';
import type {FactKind, SectionKind} from '@site/src/lib/changes/types';

export interface KindBadgeProps {
  readonly kind: FactKind | SectionKind;
}

function Text({kind}: KindBadgeProps): ReactNode {
  switch (kind) {
    case 'new':
      return (
        <Translate id="site.Changes.kind.new" description="Mark of an option, flag or export that the version brought">
          New
        </Translate>
      );
    case 'added':
      return (
        <Translate id="site.Changes.kind.added" description="Mark of a section or page that the version brought">
          Added
        </Translate>
      );
    case 'removed':
      return (
        <Translate id="site.Changes.kind.removed" description="Mark of something that the version no longer has">
          Removed
        </Translate>
      );
    case 'deprecated':
      return (
        <Translate id="site.Changes.kind.deprecated" description="Mark of an option that should no longer be used">
          Deprecated
        </Translate>
      );
    case 'moved':
      return (
        <Translate id="site.Changes.kind.moved" description="Mark of a section or page in another place">
          Moved
        </Translate>
      );
    case 'changed':
      return (
        <Translate id="site.Changes.kind.changed" description="Mark of something that is different">
          Changed
        </Translate>
      );
  }
}

/** Says in a word what happened to an option, a section or a page. */
export default function KindBadge({kind}: KindBadgeProps): ReactNode {
  return (
    <Badge kind={kind}>
      <Text kind={kind} />
    </Badge>
  );
}
