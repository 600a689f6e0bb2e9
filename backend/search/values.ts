import {
  type Measure,
  parseMeasure,
  isInRange,
  type MeasureRange,
} from '../../src/domain/product/measure.ts';
import { GrowU32 } from './columns.ts';
import { compareText, sizeKey } from './natural.ts';

/** Fields that are no facet; numbers in `ValueTable`. */
export const BRAND_FIELD = 0;
export const CATEGORY_FIELD = 1;
const FIRST_FACET_FIELD = 2;

/**
 * All that a list can be narrowed by, as numbers: the brand, each category, each value of
 * each facet field. A row is a run of such numbers, so filtering and counting are one loop.
 */
export class ValueTable {
  readonly fieldNames: string[] = ['(brand)', '(category)'];
  readonly fieldOf: number[] = [];
  readonly text: string[] = [];
  /** Rows per brand and category; facet values have none. */
  readonly rows: (GrowU32 | null)[] = [];
  /** Live rows. */
  readonly live: number[] = [];
  private readonly fieldIds = new Map<string, number>();
  private readonly valueIds: Map<string, number>[] = [new Map(), new Map()];
  private ordered: Uint32Array | null = null;
  private readonly measures: (Measure | null)[] = [];

  field(name: string): number {
    let id = this.fieldIds.get(name);
    if (id === undefined) {
      id = this.fieldNames.length;
      this.fieldIds.set(name, id);
      this.fieldNames.push(name);
      this.valueIds.push(new Map());
    }
    return id;
  }

  intern(field: number, text: string): number {
    const known = this.valueIds[field]!.get(text);
    if (known !== undefined) return known;
    const id = this.text.length;
    this.valueIds[field]!.set(text, id);
    this.fieldOf.push(field);
    this.text.push(text);
    this.rows.push(field < FIRST_FACET_FIELD ? new GrowU32() : null);
    this.live.push(0);
    this.ordered = null;
    return id;
  }

  /** The number of a known value, or -1. */
  find(field: number, text: string): number {
    return this.valueIds[field]?.get(text) ?? -1;
  }

  /** The number of a known facet field, or -1. */
  findField(name: string): number {
    return this.fieldIds.get(name) ?? -1;
  }

  /** All values of a field, in the order in which they came. */
  ofField(field: number): IterableIterator<number> {
    return this.valueIds[field]!.values();
  }

  /** The measure that a value's text is, or null; read once. */
  measureOf(value: number): Measure | null {
    const known = this.measures[value];
    return known === undefined ? (this.measures[value] = parseMeasure(this.text[value]!)) : known;
  }

  /** The values of a known field whose measure is in a range. */
  inRange(field: number, range: MeasureRange): number[] {
    const holds = isInRange(range);
    return [...this.ofField(field)].filter((value) => {
      const measure = this.measureOf(value);
      return measure !== null && holds(measure);
    });
  }

  /** Facet values of all fields in the order in which people expect them, sizes by their length or weight. */
  facetOrder(): Uint32Array {
    if (!this.ordered) {
      const facets = this.text
        .map((text, id) => ({ id, key: sizeKey(text), text, field: this.fieldOf[id]! }))
        .filter((value) => value.field >= FIRST_FACET_FIELD);
      facets.sort(
        (a, b) => a.field - b.field || compareText(a.key, b.key) || compareText(a.text, b.text),
      );
      this.ordered = Uint32Array.from(facets, (value) => value.id);
    }
    return this.ordered;
  }

  trim(): void {
    for (const rows of this.rows) rows?.trim();
  }
}
