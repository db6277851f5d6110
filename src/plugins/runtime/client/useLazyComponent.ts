import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {withFreshAddresses} from './chunkAddresses';

export type LazyComponent<Props> = {
  /** `null` until its code is here. */
  readonly Component: ComponentType<Props> | null;
  /** The last load failed, and none is under way. */
  readonly hasFailed: boolean;
  /** Loads the code, once; call it as soon as the reader seems to want the part. */
  readonly prepare: () => void;
};

/**
 * A component whose code is no part of the first load. A load that fails is logged, leaves the page as it is, and is tried again
 * at the next call of `prepare`, under another address; `React.lazy` would take the page down.
 *
 * @param load the same function on every render, or on every one with the same input
 */
export function useLazyComponent<Props>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);
  const hasTried = useRef(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const prepare = useCallback(() => {
    if (isLoading.current) {
      return;
    }
    isLoading.current = true;
    setHasFailed(false);
    const request = hasTried.current ? withFreshAddresses(load) : load();
    hasTried.current = true;
    request.then(
      ({default: loaded}) => {
        if (isMounted.current) {
          setComponent(() => loaded);
        }
      },
      (error: unknown) => {
        isLoading.current = false;
        if (isMounted.current) {
          setHasFailed(true);
        }
        console.warn('A part of the page could not be loaded; it is tried again when it is wanted again.', error);
      },
    );
  }, [load]);

  return {Component, hasFailed, prepare};
}
