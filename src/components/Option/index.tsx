import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Badge from '@site/src/components/Badge';
import FactList, {Fact} from '@site/src/components/FactList';
import FactLabel from '@site/src/components/FactList/FactLabel';
import InlineText from '@site/src/components/InlineText';
import useIsolate from '@site/src/hooks/useIsolate';
import type {OptionData} from '@site/src/lib/facts/types';
import styles from './styles.module.css';

export interface OptionProps extends Omit<OptionData, 'name' | 'place'> {
  /** Path of the option in the fact file, for example `lib.dts.bundle` or `output.target`: all an author writes. */
  readonly of: string;
  /** From here on the props are added when the page is compiled, see `src/plugins/verified-docs`. */
  readonly place?: OptionData['place'];
}

const LIB_KEY = 'lib';
const LIB = <code key={LIB_KEY}>{LIB_KEY}</code>;

function Place({place}: {readonly place: OptionData['place']}): ReactNode {
  if (place === 'top') {
    return (
      <Translate id="site.Option.placeTop" description="Option header: the option fits the top level only">
        Top level
      </Translate>
    );
  }
  return place === 'lib' ? (
    <Translate
      id="site.Option.placeLib"
      description="Option header: the option fits items of lib only; {lib} is that word as code"
      values={{lib: LIB}}
    >
      {'{lib} item'}
    </Translate>
  ) : (
    <Translate
      id="site.Option.placeBoth"
      description="Option header: the option fits both places; {lib} is that word as code"
      values={{lib: LIB}}
    >
      {'{lib} item or top level'}
    </Translate>
  );
}

function Marks({since, required, experimental, deprecated}: OptionProps): ReactNode {
  const isolate = useIsolate();
  return (
    <>
      {required && (
        <Badge kind="required">
          <Translate id="site.Option.required" description="Option header: the option has to be set">
            Required
          </Translate>
        </Badge>
      )}
      {since && (
        <Badge kind="since">
          <Translate
            id="site.Option.since"
            description="Option header: the version that brought the option; {version} is its number"
            values={{version: isolate(since)}}
          >
            {'Since {version}'}
          </Translate>
        </Badge>
      )}
      {experimental && (
        <Badge kind="experimental">
          <Translate id="site.Option.experimental" description="Option header: the option may change in any release">
            Experimental
          </Translate>
        </Badge>
      )}
      {deprecated !== undefined && (
        <Badge kind="deprecated">
          <Translate id="site.Option.deprecated" description="Option header: the option should not be used in new code">
            Deprecated
          </Translate>
        </Badge>
      )}
    </>
  );
}

/** The header of an option in the reference: path, marks, type, effective default and where it may stand. */
export default function Option(props: OptionProps): ReactNode {
  const {of, type, defaultValue, deprecated, place} = props;
  return (
    <div className={styles.option} data-option={of}>
      <p className={styles.name}>
        <code>{of}</code>
        <Marks {...props} />
      </p>
      <FactList className={styles.facts}>
        {type !== undefined && (
          <Fact label={<FactLabel name="type" />}>
            <code>{type}</code>
          </Fact>
        )}
        {defaultValue !== undefined && (
          <Fact label={<FactLabel name="default" />}>
            <InlineText text={defaultValue} />
          </Fact>
        )}
        {place !== undefined && (
          <Fact label={<FactLabel name="place" />}>
            <Place place={place} />
          </Fact>
        )}
        {deprecated && (
          <Fact label={<FactLabel name="instead" />}>
            <InlineText text={deprecated} />
          </Fact>
        )}
      </FactList>
    </div>
  );
}
