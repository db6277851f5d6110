/** Width of a text in the units of the picture, at this size of the type. */
export type Measure = (text: string, size: number) => number;

export type TextRoom = {
  readonly width: number;
  /** Sizes to try, the largest first; the last one is taken whatever happens. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
};

export type FittedText = {readonly size: number; readonly lines: readonly string[]};

const ELLIPSIS = '…';

const HAN = /\p{Script=Han}/u;
const CLOSING = /^[\p{P}\p{S}\s]+$/u;
const OPENING = /[([{《“‘「（【]$/u;

/** Parts of a stretch without spaces: words of Chinese, names in one piece, punctuation with what it follows or opens. */
function splitStretch(text: string, lang: string): string[] {
  const parts: string[] = [];
  for (const {segment} of new Intl.Segmenter(lang, {granularity: 'word'}).segment(text)) {
    const last = parts.at(-1);
    const isOfOneName = last !== undefined && !HAN.test(last) && !HAN.test(segment);
    const isClosing = CLOSING.test(segment) && !OPENING.test(segment);
    if (last !== undefined && (isOfOneName || isClosing || OPENING.test(last))) {
      parts[parts.length - 1] += segment;
    } else {
      parts.push(segment);
    }
  }
  return parts;
}

/**
 * Parts of a text between which a line may end.
 * @param lang Language of the text: words of Chinese have no spaces between them.
 */
export function splitForLines(text: string, lang: string): string[] {
  return (text.match(/\S+\s*/g) ?? []).flatMap((stretch) =>
    HAN.test(stretch) ? splitStretch(stretch, lang) : [stretch],
  );
}

/** A part that is wider than a line, in pieces that are not. */
function cut(part: string, size: number, width: number, measure: Measure): string[] {
  const pieces = [''];
  for (const {segment} of new Intl.Segmenter(undefined, {granularity: 'grapheme'}).segment(part)) {
    const last = pieces[pieces.length - 1];
    if (last !== '' && measure((last + segment).trimEnd(), size) > width) {
      pieces.push(segment);
    } else {
      pieces[pieces.length - 1] = last + segment;
    }
  }
  return pieces;
}

/** Parts of each line at one size, each line as full as it goes. Widths are added up: measuring whole lines takes most of the time. */
function toLines(parts: readonly string[], size: number, width: number, measure: Measure): string[][] {
  const lines: string[][] = [];
  let room = 0;
  for (const part of parts.flatMap((one) =>
    measure(one.trimEnd(), size) > width ? cut(one, size, width, measure) : [one],
  )) {
    if (lines.length === 0 || measure(part.trimEnd(), size) > room) {
      lines.push([]);
      room = width;
    }
    lines[lines.length - 1].push(part);
    room -= measure(part, size);
  }
  return lines;
}

/** The lines that there is room for; an ellipsis stands for the rest. */
function shorten(lines: readonly string[][], size: number, {width, maxLines}: TextRoom, measure: Measure): string[][] {
  const kept = lines.slice(0, maxLines);
  const last = [...kept[maxLines - 1]];
  const toEnd = (): string => last.join('').replace(/[\s,.，。、:：;；]+$/, '') + ELLIPSIS;
  while (last.length > 1 && measure(toEnd(), size) > width) {
    last.pop();
  }
  return [...kept.slice(0, -1), [toEnd()]];
}

/** A text in lines of a room, at the largest size that has room for all of it. A name is not torn apart while a smaller size holds it. */
export function fitText(text: string, lang: string, room: TextRoom, measure: Measure): FittedText {
  const parts = splitForLines(text.trim().replace(/\s+/g, ' '), lang);
  const known = new Map<string, number>();
  const measureOnce: Measure = (part, size) => {
    const key = `${size} ${part}`;
    const width = known.get(key) ?? measure(part, size);
    known.set(key, width);
    return width;
  };
  const toTexts = (lines: readonly string[][]): string[] => lines.map((line) => line.join('').trimEnd());
  for (const size of room.sizes) {
    const lines = toLines(parts, size, room.width, measureOnce);
    if (lines.length <= room.maxLines && parts.every((part) => measureOnce(part.trimEnd(), size) <= room.width)) {
      return {size, lines: toTexts(lines)};
    }
  }
  const size = room.sizes[room.sizes.length - 1];
  const lines = toLines(parts, size, room.width, measureOnce);
  return {size, lines: toTexts(lines.length > room.maxLines ? shorten(lines, size, room, measureOnce) : lines)};
}
