import {
  FEATURE_SPANS,
  type FeatureSpan,
  type HomeAction,
  type HomeContent,
  type HomeFeature,
  type HomeHero,
  type HomeImage,
} from './types';

type Fields = Readonly<Record<string, unknown>>;

const DEFAULT_SPAN: FeatureSpan = 4;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** YAML reads `1.0` and `yes` as other types; a text field takes them as they look. */
function toText(value: unknown): string | undefined {
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  return text.trim() || undefined;
}

function toFields(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function parseAction({text, link, theme}: Fields): HomeAction[] {
  const label = toText(text);
  const target = toText(link);
  return label && target ? [{text: label, link: target, theme: theme === 'alt' ? 'alt' : 'brand'}] : [];
}

/** A string, or a list joined with `, ` (HOME-03). */
function parseList(value: unknown): string | undefined {
  return Array.isArray(value) ? value.flatMap((entry) => toText(entry) ?? []).join(', ') || undefined : toText(value);
}

function parseImage(value: unknown): HomeImage | undefined {
  if (!isFields(value)) {
    return undefined;
  }
  const {src} = value;
  const pair = isFields(src) ? {light: toText(src.light), dark: toText(src.dark)} : undefined;
  const light = pair ? (pair.light ?? pair.dark) : toText(src);
  if (light === undefined) {
    return undefined;
  }
  const srcset = parseList(value.srcset);
  const sizes = parseList(value.sizes);
  return {
    src: pair ? {light, dark: pair.dark ?? light} : light,
    alt: toText(value.alt) ?? '',
    ...(srcset !== undefined && {srcset}),
    ...(sizes !== undefined && {sizes}),
  };
}

function parseHero(value: unknown): HomeHero | undefined {
  if (!isFields(value)) {
    return undefined;
  }
  const tagline = toText(value.tagline);
  const image = parseImage(value.image);
  return {
    name: toText(value.name) ?? '',
    text: (toText(value.text) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    ...(tagline !== undefined && {tagline}),
    actions: toFields(value.actions).flatMap(parseAction),
    ...(image && {image}),
  };
}

function parseSpan(value: unknown): FeatureSpan {
  return FEATURE_SPANS.find((span) => span === Number(value)) ?? DEFAULT_SPAN;
}

function parseFeature({icon, title, details, link, span}: Fields): HomeFeature {
  const [iconText, target] = [toText(icon), toText(link)];
  return {
    ...(iconText !== undefined && {icon: iconText}),
    title: toText(title) ?? '',
    details: toText(details) ?? '',
    ...(target !== undefined && {link: target}),
    span: parseSpan(span),
  };
}

/**
 * What a page with `pageType: home` shows, from its front matter (HOME-01..06). Fields of a wrong type count as absent; an action
 * needs text and link; a `span` other than 2, 3, 4 and 6 counts as 4 (HOME-04).
 */
export function parseHome(frontMatter: Fields): HomeContent {
  const hero = parseHero(frontMatter.hero);
  const footerMessage = toText(frontMatter.footerMessage);
  return {
    ...(hero && {hero}),
    features: toFields(frontMatter.features).map(parseFeature),
    ...(footerMessage !== undefined && {footerMessage}),
  };
}
