import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {AspectLabel, AspectValue, hasPair, valueText} from '@site/src/components/Changes/Aspects';
import KindBadge from '@site/src/components/Changes/KindBadge';
import ScrollTable from '@site/src/components/ScrollTable';
import type {Aspect, FactChange} from '@site/src/lib/changes/types';
import styles from './styles.module.css';

export interface FactsProps {
  readonly changes: readonly FactChange[];
  readonly from: string;
  readonly to: string;
  readonly what: 'options' | 'api' | 'flags';
}

function NameHead({what}: Pick<FactsProps, 'what'>): ReactNode {
  switch (what) {
    case 'options':
      return (
        <Translate id="site.VersionChanges.option" description="List of all changes: head of the column of options">
          Option
        </Translate>
      );
    case 'api':
      return (
        <Translate id="site.VersionChanges.export" description="List of all changes: head of the column of exports">
          Export or type
        </Translate>
      );
    case 'flags':
      return (
        <Translate id="site.VersionChanges.flag" description="List of all changes: head of the column of commands">
          Command and flag
        </Translate>
      );
  }
}

function Name({name, href}: FactChange): ReactNode {
  const code = <code>{name}</code>;
  return href === undefined ? code : <Link to={href}>{code}</Link>;
}

function Cell({
  aspect,
  side,
  change,
}: {
  readonly aspect: Aspect;
  readonly side: 'from' | 'to';
  readonly change: FactChange;
}): ReactNode {
  return (
    <div className={styles.value}>
      <span className={styles.aspect}>
        <AspectLabel name={aspect.name} />
      </span>{' '}
      <AspectValue aspect={aspect} side={side} isAlone={!hasPair(change)} />
    </div>
  );
}

type RowProps = {readonly change: FactChange} & Pick<FactsProps, 'from' | 'to'>;

function Row({change, from, to}: RowProps): ReactNode {
  const {kind, aspects} = change;
  const versions = {from, to};
  return (
    <tr>
      <td>
        <Name {...change} />
      </td>
      <td>
        <KindBadge kind={kind} />
      </td>
      {(['from', 'to'] as const).map((side) => (
        <td key={side} data-version={versions[side]}>
          {aspects
            .filter((aspect) => valueText(aspect, aspect[side], !hasPair(change)) !== undefined)
            .map((aspect) => (
              <Cell key={aspect.name} aspect={aspect} side={side} change={change} />
            ))}
        </td>
      ))}
    </tr>
  );
}

/** Options, exports or flags that are not the same: what each was and is. */
export default function Facts({changes, from, to, what}: FactsProps): ReactNode {
  if (changes.length === 0) {
    return (
      <p>
        <Translate id="site.VersionChanges.nothing" description="List of all changes: there is nothing to list">
          Nothing changed.
        </Translate>
      </p>
    );
  }
  return (
    <div className={styles.facts}>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">
              <NameHead what={what} />
            </th>
            <th scope="col">
              <Translate id="site.VersionChanges.change" description="List of all changes: head of the column of kinds">
                Change
              </Translate>
            </th>
            <th scope="col">{from}</th>
            <th scope="col">{to}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <Row key={change.name} change={change} from={from} to={to} />
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
