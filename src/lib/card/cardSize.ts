/** Size of a page's picture in pixels: 1.91 to 1, what the networks that show it ask for. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
