import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls by itself where it is wider than the page, then with the keyboard, too. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keys that scroll
    <div ref={box} className={styles.box} tabIndex={isWide ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
