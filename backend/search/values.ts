import {
  type Measure,
  parseMeasure,
  isInRange,
  type MeasureRange,
} from '../../src/domain/product/measure.ts';
import { GrowableUint32List } from './columns.ts';
import { compareText, sizeKey } from './natural.ts';

/** Fields that are not facets; numbers in `ValueTable`. */
export const BRAND_FIELD = 0;
export const CATEGORY_FIELD = 1;
const FIRST_FACET_FIELD = 2;

/**
 * All filter values as numbers: the brand, each category, each value of each facet field. A row is
 * a run of such numbers, so filtering and counting are one loop.
 */
export class ValueTable {
  readonly fieldNames: string[] = ['(brand)', '(category)'];
  readonly fieldOf: number[] = [];
  readonly text: string[] = [];
  /** Rows by brand and category; null for facet values. */
  readonly rowsByValue: (GrowableUint32List | null)[] = [];
  /** Number of live rows by value. */
  readonly liveCounts: number[] = [];
  private readonly fieldIds = new Map<string, number>();
  private readonly valueIds: Map<string, number>[] = [new Map(), new Map()];
  private cachedOrder: Uint32Array | null = null;
  private readonly measures: (Measure | null)[] = [];

  internField(name: string): number {
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
    const existingId = this.valueIds[field]!.get(text);
    if (existingId !== undefined) return existingId;
    const id = this.text.length;
    this.valueIds[field]!.set(text, id);
    this.fieldOf.push(field);
    this.text.push(text);
    this.rowsByValue.push(field < FIRST_FACET_FIELD ? new GrowableUint32List() : null);
    this.liveCounts.push(0);
    this.cachedOrder = null;
    return id;
  }

  /** Returns the number of a value, or -1 if unknown. */
  find(field: number, text: string): number {
    return this.valueIds[field]?.get(text) ?? -1;
  }

  /** Returns the number of a facet field, or -1 if unknown. */
  findField(name: string): number {
    return this.fieldIds.get(name) ?? -1;
  }

  /** Iterates over the values of a field in order of insertion. */
  valuesOfField(field: number): IterableIterator<number> {
    return this.valueIds[field]!.values();
  }

  /** Returns the measure in a value's text, or null; cached. */
  measureOf(value: number): Measure | null {
    const cachedMeasure = this.measures[value];
    return cachedMeasure === undefined
      ? (this.measures[value] = parseMeasure(this.text[value]!))
      : cachedMeasure;
  }

  /** Returns the values of a field whose measure is in a range. */
  valuesInRange(field: number, range: MeasureRange): number[] {
    const isValueInRange = isInRange(range);
    return [...this.valuesOfField(field)].filter((value) => {
      const measure = this.measureOf(value);
      return measure !== null && isValueInRange(measure);
    });
  }

  /** Returns the facet values of all fields in natural order, sizes by their length or weight. */
  facetOrder(): Uint32Array {
    if (!this.cachedOrder) {
      const facets = this.text
        .map((text, id) => ({ id, key: sizeKey(text), text, field: this.fieldOf[id]! }))
        .filter((value) => value.field >= FIRST_FACET_FIELD);
      facets.sort(
        (a, b) => a.field - b.field || compareText(a.key, b.key) || compareText(a.text, b.text),
      );
      this.cachedOrder = Uint32Array.from(facets, (value) => value.id);
    }
    return this.cachedOrder;
  }

  trim(): void {
    for (const rows of this.rowsByValue) rows?.trim();
  }
}
