import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

export interface FactLabelProps {
  readonly name: 'type' | 'default' | 'place' | 'instead' | 'status';
}

/** What a property of an option is called, in its header and in what changed of it. */
export default function FactLabel({name}: FactLabelProps): ReactNode {
  switch (name) {
    case 'type':
      return (
        <Translate id="site.FactList.type" description="Option: label of the TypeScript type">
          Type
        </Translate>
      );
    case 'default':
      return (
        <Translate id="site.FactList.default" description="Option: label of the default value">
          Default
        </Translate>
      );
    case 'place':
      return (
        <Translate id="site.FactList.place" description="Option: label of where the option may stand">
          Goes in
        </Translate>
      );
    case 'instead':
      return (
        <Translate id="site.FactList.instead" description="Option: label of what replaces the option">
          Instead
        </Translate>
      );
    case 'status':
      return (
        <Translate id="site.FactList.status" description="Option: label of its status, such as experimental">
          Status
        </Translate>
      );
  }
}
