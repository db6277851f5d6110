import type {ReactNode} from 'react';

export interface OptionProps {
  /** Path of the option in the fact file, for example `lib.dts.bundle` or `output.target`. */
  readonly of: string;
}

export default function Option({of}: OptionProps): ReactNode {
  return (
    <p>
      <code>{of}</code>
    </p>
  );
}
