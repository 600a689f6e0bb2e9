import { Columns, RowSet } from './columns.ts';
import { sizeTermsOf } from './analyse/measures.ts';
import { chunksOf, indexTermsOf, normalise, splitChunks } from './analyse/tokens.ts';
import { purposeWords, stopWords } from './analyse/words.ts';
import { CategoryNames, kindsOfName } from './categories.ts';
import { CodeIndex } from './codes.ts';
import { CompoundGraph } from './compound-graph.ts';
import * as field from './fields.ts';
import { nounPositionOf, NameOrder } from './name-head.ts';
import type { SearchDocument, SearchLocale } from './types.ts';
import { BRAND_FIELD, CATEGORY_FIELD, ValueTable } from './values.ts';
import { VariantSets } from './variant-sets.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Removes dead rows from the columns. `rowOf[old]` is the new row number plus one, or 0 for a
 * removed row.
 */
function compactColumns(old: Columns): { columns: Columns; rowOf: Uint32Array } {
  const rowOf = new Uint32Array(old.size);
  const columns = new Columns();
  columns.reserve(old.liveCount);
  for (let row = 0; row < old.size; row++) {
    if (!old.isAlive(row)) continue;
    const newRow = columns.size++;
    rowOf[row] = newRow + 1;
    columns.ids[newRow] = old.ids[row]!;
    columns.flags[newRow] = old.flags[row]!;
    columns.price[newRow] = old.price[row]!;
    columns.unitNumber[newRow] = old.unitNumber[row]!;
    columns.unitPrice[newRow] = old.unitPrice[row]!;
    columns.popularity[newRow] = old.popularity[row]!;
    columns.createdAt[newRow] = old.createdAt[row]!;
    columns.pathLength[newRow] = old.pathLength[row]!;
    for (let at = old.starts[row]!; at < old.starts[row + 1]!; at++) {
      columns.values.push(old.values.data[at]!);
    }
    columns.starts[newRow + 1] = columns.values.length;
    for (let at = old.nameStarts[row]!; at < old.nameStarts[row + 1]!; at++) {
      columns.nameTerms.push(old.nameTerms.data[at]!);
    }
    columns.nameStarts[newRow + 1] = columns.nameTerms.length;
    columns.liveNameTermCount += old.nameLength(row);
    columns.names.push(old.names[row]!);
    columns.numbers.push(old.numbers[row]!);
    columns.eans.push(old.eans[row]!);
    columns.rowOfId.set(old.ids[row]!, newRow);
  }
  columns.liveCount = columns.size;
  for (let row = 0; row < old.size; row++) {
    const leadRow = old.leadOfGroup[row]!;
    if (rowOf[row]! > 0 && leadRow > 0) columns.leadOfGroup[rowOf[row]! - 1] = rowOf[leadRow - 1]!;
  }
  return { columns, rowOf };
}

/** Maximum number of cached analyses of texts, which documents share. */
const MAX_CACHED = 200_000;

/**
 * The data of the index of one language. Rows are appended and marked as deleted, never changed.
 */
export class SearchStore {
  readonly vocabulary: Vocabulary;
  readonly compounds: CompoundGraph;
  readonly values = new ValueTable();
  readonly categories = new CategoryNames();
  readonly codeIndex = new CodeIndex();
  readonly nameOrder = new NameOrder();
  /** The rows that each store has in stock, by store id; also rows that are deleted. */
  stock = new Map<number, RowSet>();
  columns = new Columns();
  readonly variants = new VariantSets();
  /** Incremented with every change, to invalidate derived data. */
  version = 0;
  private termsByChunk = new Map<string, readonly number[]>();
  private termsByText = new Map<string, readonly number[]>();

  constructor(locale: SearchLocale) {
    this.vocabulary = new Vocabulary(locale);
    this.compounds = new CompoundGraph(this.vocabulary);
  }

  append(document: SearchDocument): void {
    const { ids, pathLength } = this.valuesOf(document);
    const chunks = splitChunks(normalise(document.name)).filter((chunk) =>
      /[\p{L}\d]/u.test(chunk),
    );
    const nameTerms = chunks.flatMap((chunk) => this.termsOf(chunk)[0] ?? []);
    const row = this.columns.append(document, ids, pathLength, nameTerms);
    for (const id of ids) {
      this.values.rowsByValue[id]?.push(row);
      this.values.liveCounts[id]!++;
    }
    for (const id of document.storeIds) this.addStock(id, row);
    this.variants.put(document.id, document.variant ?? null);
    this.addName(document, chunks, row);
    this.addText(document, row);
    this.version++;
  }

  /**
   * Marks a product's row as deleted and returns it, or -1. `removeDead` completes the removal of many
   * rows and groups products again.
   */
  markDead(id: number): number {
    const row = this.columns.rowOfId.get(id);
    if (row === undefined) return -1;
    this.columns.rowOfId.delete(id);
    this.variants.put(id, null);
    this.columns.markDead(row);
    const { starts, values } = this.columns;
    for (let at = starts[row]!; at < starts[row + 1]!; at++)
      this.values.liveCounts[values.data[at]!]!--;
    this.version++;
    return row;
  }

  removeDead(deadRows: number[]): void {
    this.regroup();
    this.vocabulary.removeDead(Uint32Array.from(deadRows).sort());
    const deadCount = this.columns.size - this.columns.liveCount;
    if (deadCount > Math.max(1024, this.columns.liveCount / 4)) this.compact();
    if (this.termsByChunk.size > MAX_CACHED) this.termsByChunk = new Map();
    if (this.termsByText.size > MAX_CACHED) this.termsByText = new Map();
  }

  private regroup(): void {
    const { leadOfGroup, rowOfId } = this.columns;
    for (const [id, leadRow] of this.variants.regroup())
      leadOfGroup[rowOfId.get(id)!] = leadRow === 0 ? 0 : rowOfId.get(leadRow)! + 1;
  }

  trim(): void {
    this.vocabulary.trim();
    this.values.trim();
    this.columns.values.trim();
    this.columns.nameTerms.trim();
  }

  private compact(): void {
    const { columns, rowOf } = compactColumns(this.columns);
    this.columns = columns;
    this.vocabulary.renumber(rowOf);
    for (let value = 0; value < this.values.rowsByValue.length; value++) {
      const rows = this.values.rowsByValue[value];
      if (!rows) continue;
      let keptCount = 0;
      for (let at = 0; at < rows.length; at++) {
        const row = rowOf[rows.data[at]!]!;
        if (row > 0) rows.data[keptCount++] = row - 1;
      }
      rows.length = keptCount;
    }
    const stock = this.stock;
    this.stock = new Map();
    for (const [id, rows] of stock)
      rowOf.forEach((row, old) => row > 0 && rows.has(old) && this.addStock(id, row - 1));
    this.codeIndex.reset();
    this.nameOrder.reset();
  }

  private addStock(storeId: number, row: number): void {
    let rows = this.stock.get(storeId);
    if (!rows) this.stock.set(storeId, (rows = new RowSet()));
    rows.add(row);
  }

  private valuesOf(document: SearchDocument): { ids: number[]; pathLength: number } {
    const { values } = this;
    const ids = [values.intern(BRAND_FIELD, document.brand)];
    const pathLength = Math.min(document.categoryNames.length, document.categoryIds.length, 255);
    document.categoryIds.forEach((category, at) => {
      const id = values.intern(CATEGORY_FIELD, String(category));
      if (ids.includes(id)) return;
      ids.push(id);
      if (at < pathLength)
        this.categories.add(id, document.categoryNames[at]!, at + 1, this.vocabulary);
    });
    for (const fieldName of Object.keys(document.attributes)) {
      const facet = values.internField(fieldName);
      for (const text of new Set(document.attributes[fieldName]))
        ids.push(values.intern(facet, text));
    }
    return { ids, pathLength };
  }

  private addName(document: SearchDocument, chunks: readonly string[], row: number): void {
    const { locale } = this.vocabulary;
    const stems = this.categories.nouns(document.categoryNames, this.vocabulary);
    const head = nounPositionOf(chunks, locale, (chunk) =>
      stems.matches(this.vocabulary.stem(chunk)),
    );
    // The noun as a whole: the parts of `pir-plaat` must not count more than those of `gipsplaat`.
    const [noun] = head >= 0 ? this.termsOf(chunks[head]!) : [];
    if (noun !== undefined) this.vocabulary.add(noun, row, field.NAME_HEAD);
    let fieldClass = field.NAME;
    for (const chunk of chunks) {
      if (purposeWords[locale].has(chunk)) fieldClass = field.NAME_PURPOSE;
      this.addChunk(chunk, row, fieldClass);
    }
    for (const term of sizeTermsOf(normalise(document.name))) this.addTerm(term, row, field.NAME);
  }

  private addText(document: SearchDocument, row: number): void {
    this.addShared(document.brand, row, field.BRAND);
    const ownIndex = document.categoryNames.length - 1;
    if (ownIndex >= 0) this.addShared(document.categoryNames[ownIndex]!, row, field.OWN_CATEGORY);
    for (const fieldName of Object.keys(document.attributes)) {
      for (const text of document.attributes[fieldName]!) {
        this.addShared(text, row, field.ATTRIBUTE);
      }
    }
    this.addWords(document.description, row, field.DESCRIPTION);
    for (const name of document.categoryNames.slice(0, Math.max(0, ownIndex))) {
      const isSingleKind = kindsOfName(name, this.vocabulary.locale).length === 1;
      this.addShared(name, row, isSingleKind ? field.PARENT_CATEGORY : field.PARENT_PART);
    }
  }

  private addWords(text: string, row: number, fieldClass: number): void {
    for (const chunk of chunksOf(text)) this.addChunk(chunk, row, fieldClass);
  }

  /** Like `addWords`, for texts that many products share. */
  private addShared(text: string, row: number, fieldClass: number): void {
    let terms = this.termsByText.get(text);
    if (!terms) {
      const sizes = sizeTermsOf(normalise(text)).map((term) => this.vocabulary.intern(term));
      terms = [...chunksOf(text).flatMap((chunk) => this.termsOf(chunk)), ...sizes];
      this.termsByText.set(text, terms);
    }
    for (const term of terms) this.vocabulary.add(term, row, fieldClass);
  }

  private addTerm(text: string, row: number, fieldClass: number): void {
    this.vocabulary.add(this.vocabulary.intern(text), row, fieldClass);
  }

  private addChunk(chunk: string, row: number, fieldClass: number): void {
    for (const term of this.termsOf(chunk)) this.vocabulary.add(term, row, fieldClass);
  }

  private termsOf(chunk: string): readonly number[] {
    let terms = this.termsByChunk.get(chunk);
    if (!terms) {
      const stop = stopWords[this.vocabulary.locale];
      const forms = indexTermsOf(chunk).filter((form) => !stop.has(form));
      terms = forms.map((form) => this.vocabulary.intern(form));
      this.termsByChunk.set(chunk, terms);
    }
    return terms;
  }
}
