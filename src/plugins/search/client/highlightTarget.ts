import type {ClientModule} from '@docusaurus/types';

type Target = {readonly pathname: string; readonly terms: readonly string[]};

let target: Target | undefined;

/** Asks to mark terms on the page that opens next, if it is the one at `pathname`. */
export function requestHighlight(pathname: string, terms: readonly string[]): void {
  target = terms.length === 0 ? undefined : {pathname, terms};
}

/** Client module: marks what a reader searched for on the page that the search opened. Its code loads only then. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  const reached = target?.pathname === location.pathname ? target : undefined;
  target = undefined;
  if (reached !== undefined || (typeof CSS !== 'undefined' && CSS.highlights?.size > 0)) {
    import('./highlightPage')
      .then(({highlightPage}) => highlightPage(reached?.terms ?? []))
      .catch((cause: unknown) => console.error('search: the terms cannot be marked.', cause));
  }
};
