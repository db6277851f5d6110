import {FIELD, packPosting} from '../postings';
import {NumberReader, NumberWriter} from './bits';
import {codeLengths, codePlaces, rankSections, type Places, type Sections} from './codeTexts';

/** Terms that are read together: neighbours in the alphabet, of which a query often needs several. */
const BLOCK = 8;

/** Writes the lengths of sections, and where each term stands: the lengths, then block by block, with blanks between. */
export function writeTexts(sections: Sections, terms: readonly Places[]): string {
  const lengths = new NumberWriter();
  codeLengths(lengths, sections.lengths);
  const blocks = [lengths.finish()];
  for (let first = 0; first < terms.length; first += BLOCK) {
    const writer = new NumberWriter();
    terms.slice(first, first + BLOCK).forEach((places) => codePlaces(writer, places, sections));
    blocks.push(writer.finish());
  }
  return blocks.join(' ');
}

/** What stands in the texts of an index that are not here. Nothing is read before it is asked for. */
export class CoreTexts {
  /** By section: its length in words. */
  readonly lengths: Float64Array;
  private readonly sections: Sections;
  private readonly blocks: readonly string[];
  /** By term, of the blocks that are read. */
  private readonly lists: (number[] | undefined)[];

  constructor(
    text: string,
    sections: number,
    private readonly terms: number,
  ) {
    const [first, ...blocks] = text.split(' ');
    const lengths = new Int32Array(sections);
    codeLengths(new NumberReader(first), lengths);
    this.blocks = blocks;
    this.lists = new Array<number[] | undefined>(terms);
    this.sections = rankSections(lengths);
    this.lengths = Float64Array.from(lengths, (length) => length / 2);
  }

  private read(block: number): void {
    const reader = new NumberReader(this.blocks[block] ?? '');
    const {order} = this.sections;
    for (let term = block * BLOCK; term < Math.min((block + 1) * BLOCK, this.terms); term++) {
      const {ranks, counts} = codePlaces(reader, {ranks: [], counts: []}, this.sections);
      this.lists[term] = ranks.map((rank, i) => packPosting(order[rank], FIELD.text, counts[i]));
    }
  }

  /** Packed postings of a term by its number, in no order; none of a term that stands in names only. */
  postings(term: number): readonly number[] {
    if (term >= this.terms) {
      return [];
    }
    if (this.lists[term] === undefined) {
      this.read(Math.floor(term / BLOCK));
    }
    return this.lists[term] ?? [];
  }
}
