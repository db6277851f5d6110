import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export interface ImgProps {
  /** Path below `static`, or an imported file. */
  readonly src: string;
  /** What the image shows; empty for one that only decorates. */
  readonly alt: string;
  /** Size of the file in CSS pixels. Required: it holds the image's place while it loads. */
  readonly width: number;
  readonly height: number;
  /** Line below the image. */
  readonly caption?: string;
}

/** An image in a doc, loaded when it comes near; its place is held from the start. */
export default function Img({src, alt, width, height, caption}: ImgProps): ReactNode {
  const url = useBaseUrl(src);

  return (
    <figure className={styles.figure}>
      <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
