import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactList, {Fact} from '@site/src/components/FactList';
import FactLabel from '@site/src/components/FactList/FactLabel';
import InlineText from '@site/src/components/InlineText';
import Runs from './Runs';
import type {Aspect, FactChange} from '@site/src/lib/changes/types';
import {Deleted, Inserted} from './Signs';
import styles from './styles.module.css';

/** What a property is called. */
export function AspectLabel({name}: {readonly name: Aspect['name']}): ReactNode {
  switch (name) {
    case 'deprecated':
      return <FactLabel name="instead" />;
    case 'experimental':
    case 'required':
      return <FactLabel name="status" />;
    default:
      return <FactLabel name={name} />;
  }
}

function placeText(place: string): string {
  if (place === 'top') {
    return translate({
      id: 'site.Changes.place.top',
      message: 'top level',
      description: 'Changes of an option: it stands at the top level of the configuration',
    });
  }
  return place === 'lib'
    ? translate({
        id: 'site.Changes.place.lib',
        message: '`lib` item',
        description: 'Changes of an option: it stands in an item of lib; the back quotes mark code',
      })
    : translate({
        id: 'site.Changes.place.both',
        message: '`lib` item or top level',
        description: 'Changes of an option: it stands in both places; the back quotes mark code',
      });
}

function flagText(name: 'experimental' | 'required', isSet: boolean): string {
  if (name === 'required') {
    return isSet
      ? translate({id: 'site.Changes.required', message: 'required', description: 'Status of an option'})
      : translate({id: 'site.Changes.optional', message: 'optional', description: 'Status of an option'});
  }
  return isSet
    ? translate({id: 'site.Changes.experimental', message: 'experimental', description: 'Status of an option'})
    : translate({id: 'site.Changes.stable', message: 'stable', description: 'Status of an option'});
}

/** The value of one side in words, with marks of TEXT-01; `undefined` when there is nothing to show for it. */
export function valueText({name}: Aspect, value: string | undefined, isAlone: boolean): string | undefined {
  switch (name) {
    case 'place':
      return value === undefined ? undefined : placeText(value);
    case 'experimental':
    case 'required':
      return flagText(name, value !== undefined);
    case 'type':
      return value === undefined ? undefined : `\`${value}\``;
    case 'default':
      return value === undefined && !isAlone
        ? translate({
            id: 'site.Changes.noDefault',
            message: 'none',
            description: 'Changes of an option: it has no default in that version',
          })
        : value;
    default:
      return value;
  }
}

/** True for something that both versions have; of anything else only one side is known. */
export function hasPair({kind}: FactChange): boolean {
  return kind !== 'new' && kind !== 'removed';
}

interface AspectValueProps {
  readonly aspect: Aspect;
  readonly side: 'from' | 'to';
  /** There is no other side. */
  readonly isAlone: boolean;
}

/** The value of one side: the old one struck out, the new one underlined. One side alone is shown plain. */
export function AspectValue({aspect, side, isAlone}: AspectValueProps): ReactNode {
  const text = valueText(aspect, aspect[side], isAlone);
  if (aspect.runs) {
    return (
      <code>
        <Runs runs={aspect.runs.filter((run) => typeof run === 'string' || run[1] === (side === 'from' ? '-' : '+'))} />
      </code>
    );
  }
  if (text === undefined || isAlone) {
    return <InlineText text={text ?? ''} />;
  }
  return side === 'from' ? (
    <Deleted>
      <InlineText text={text} />
    </Deleted>
  ) : (
    <Inserted>
      <InlineText text={text} />
    </Inserted>
  );
}

function Values({aspect, isAlone}: {readonly aspect: Aspect; readonly isAlone: boolean}): ReactNode {
  if (aspect.runs) {
    return (
      <code>
        <Runs runs={aspect.runs} />
      </code>
    );
  }
  const [from, to] = (['from', 'to'] as const).map((side) =>
    valueText(aspect, aspect[side], isAlone) === undefined ? null : (
      <AspectValue key={side} aspect={aspect} side={side} isAlone={isAlone} />
    ),
  );
  return (
    <>
      {from}
      {from !== null && to !== null && <span className={styles.arrow} aria-hidden="true" />}
      {to}
    </>
  );
}

/** What is different about an option, property by property. */
export default function Aspects({change}: {readonly change: FactChange}): ReactNode {
  if (change.aspects.length === 0) {
    return null;
  }
  return (
    <FactList>
      {change.aspects.map((aspect) => (
        <Fact key={aspect.name} label={<AspectLabel name={aspect.name} />}>
          <Values aspect={aspect} isAlone={!hasPair(change)} />
        </Fact>
      ))}
    </FactList>
  );
}
