/** The plugin's global data: what pages need to name the picture of the site. Types only. */
export type SocialCardsData = {
  /** What the picture says; absent where none is drawn, because the site data names one. */
  readonly alt?: string;
  /** Addresses of the pages that bring a picture, with the base path. */
  readonly illustrated: readonly string[];
};
