import type {ReactNode} from 'react';
import clsx from 'clsx';
import {getIconShape, type IconName} from './icons';
import styles from './styles.module.css';

export type {IconName};

export interface IconProps {
  /** Which drawing. */
  readonly name: IconName;
  /** Width and height: a number of CSS pixels or a CSS length; `1em` follows the text. */
  readonly size?: number | string;
  /** Spoken name, already translated. Without it the icon is hidden from screen readers. */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon in the colour of the surrounding text; its strokes are the style sheet's, since a page has hundreds of icons. */
export default function Icon({name, size = '1.25em', label, className}: IconProps): ReactNode {
  const {d, filled} = getIconShape(name);
  return (
    <svg
      className={clsx(styles.icon, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <path d={d} />
    </svg>
  );
}
