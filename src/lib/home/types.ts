import type {ThemedImage} from '../site/types';

/** A button-like link of a home page (HOME-02). */
export type HomeAction = {
  readonly text: string;
  /** Route or address. */
  readonly link: string;
  readonly theme: 'brand' | 'alt';
};

/** HOME-03. */
export type HomeImage = {
  readonly src: ThemedImage;
  readonly alt: string;
  readonly srcset?: string;
  readonly sizes?: string;
};

/** ENTITY-11. Texts may hold the marks of TEXT-01. */
export type HomeHero = {
  readonly name: string;
  /** Paragraphs; empty lines are dropped (HOME-01). */
  readonly text: readonly string[];
  readonly tagline?: string;
  readonly actions: readonly HomeAction[];
  readonly image?: HomeImage;
};

/** Widths of a card in twelfths of the row (HOME-04). */
export const FEATURE_SPANS = [2, 3, 4, 6] as const;
export type FeatureSpan = (typeof FEATURE_SPANS)[number];

/** ENTITY-11. Texts may hold the marks of TEXT-01. */
export type HomeFeature = {
  /** Path or address of an image, or a character or two shown as they are. */
  readonly icon?: string;
  readonly title: string;
  readonly details: string;
  /** Route or address; makes the whole card a link (HOME-05). */
  readonly link?: string;
  readonly span: FeatureSpan;
};

export type HomeContent = {
  readonly hero?: HomeHero;
  readonly features: readonly HomeFeature[];
  /** HOME-06. */
  readonly footerMessage?: string;
};
