/** Path of the picture that stands for pages without one of their own, below the base path of the locale. */
export const SITE_CARD = 'img/og.jpg';
