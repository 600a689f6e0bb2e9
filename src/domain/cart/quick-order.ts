import type { Locale } from '../shared/common.ts';
import { INVISIBLE } from '../shared/pasted-text.ts';
import { parseQuantity, MAX_QUANTITY } from '../product/quantity.ts';
import type { QuickOrderMatch } from './cart.ts';
import type { ProductSummary } from '../product/product.ts';
import { canBeOrdered } from '../product/stock.ts';
import { numberTrimmed } from '../shared/number-trimmed.ts';

/** A valid line of a quick order. */
export interface QuickOrderLine {
  /** Line number in the text, from 1. */
  line: number;
  /** Product number or EAN, as typed. */
  code: string;
  quantity: number;
}

export interface QuickOrderFault {
  line: number;
  text: string;
  /** `quantity`: not an integer from 1 to 99999; `unreadable`: the line contains no code. */
  reason: 'quantity' | 'unreadable';
}

export interface ParsedQuickOrder {
  lines: QuickOrderLine[];
  faults: QuickOrderFault[];
}

/** A numeric code, separated from the quantity by a semicolon, tab, comma, `x` or space. */
const NUMERIC_CODE =
  /^(?<code>\d[\d.\-/]*)(?:(?<between>\s*[;,\t]\s*|\s*[x×*]\s*|\s+)(?<rest>.*))?$/i;
/** A code with letters, in a column of its own (before a semicolon or tab). */
const CODE_IN_COLUMN = /^(?<code>[^;\t]*[\p{L}\d][^;\t]*?)(?<between>\s*[;\t]\s*)(?<rest>.*)$/u;
/** A code with letters, separated by a space or comma: one word that contains a digit. */
const CODE_AS_WORD =
  /^(?<code>[^\s;,\t]*\d[^\s;,\t]*)(?:(?<between>\s*,\s*|\s+[x×*]\s*|\s+)(?<rest>.*))?$/i;
/** A quantity: `12`, `12 st`, `x 12`. */
const QUANTITY =
  /^(?:[x×*]\s*)?(?<digits>\d(?:[\d.,'’ \u00a0\u202f]*\d)?)\s*(?:st(?:uks?|ks?)?\.?|pcs?\.?|pieces?)?$/i;
/**
 * Quotes around spreadsheet cells. An apostrophe between digits is kept: it separates thousands.
 */
const QUOTES = /"|(?<!\d)'|'(?!\d)/g;

/**
 * Parses a quick order: a product number or EAN and a quantity per line, `100234 12`, `100234;12`,
 * `100234<tab>12` or `100234 x 12`. The default quantity is 1. Ignores further columns, empty
 * lines, and a first line without digits (column titles).
 */
export function parseQuickOrder(text: string, locale: Locale): ParsedQuickOrder {
  const lines: QuickOrderLine[] = [];
  const faults: QuickOrderFault[] = [];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = index + 1;
    const visible = raw.replace(INVISIBLE, '');
    const cleaned = visible.replace(QUOTES, ' ').trim();
    if (cleaned === '' || (index === 0 && !/\d/.test(cleaned))) return;
    const found = (
      NUMERIC_CODE.exec(cleaned) ??
      CODE_IN_COLUMN.exec(cleaned) ??
      CODE_AS_WORD.exec(cleaned)
    )?.groups;
    if (!found) return void faults.push({ line, text: cleaned, reason: 'unreadable' });
    const { code = '', between = '', rest = '' } = found;
    const quantity = mayBeThousandsSeparator(between, rest, visible)
      ? null
      : parseQuantityColumn(rest, locale);
    if (quantity === null) faults.push({ line, text: cleaned, reason: 'quantity' });
    else lines.push({ line, code, quantity });
  });
  return { lines, faults };
}

/**
 * Returns whether a column separator may as well separate thousands: `100234,12,500`, `100234 12
 * 500`.
 */
function mayBeThousandsSeparator(between: string, rest: string, raw: string): boolean {
  if (between.includes(',')) return /\d,\d{3}(?!\d)/.test(rest) && !raw.includes('"');
  return /^ +$/.test(between) && /^\d+ \d/.test(rest);
}

/** Parses the text after the code as a quantity; 1 if it is empty, null if invalid. */
function parseQuantityColumn(rest: string, locale: Locale): number | null {
  const column =
    rest
      .split(/[;\t]/)
      .map((part) => part.trim())
      .find((part) => part !== '') ?? '';
  if (column === '') return 1;
  return parseQuantity(QUANTITY.exec(column)?.groups?.['digits'] ?? '', locale);
}

/** Maximum length of a code that is looked up. */
export const MAX_CODE_LENGTH = 40;

/** A found product; lines of the same product are added up. */
export interface FoundLine {
  product: ProductSummary;
  /** Limited to what can be ordered. */
  quantity: number;
  /** True if more pieces were asked for than can be ordered. */
  isReduced: boolean;
}

export interface MissedLine extends QuickOrderLine {
  reason: 'unknown' | 'notOrderable';
}

export interface MatchedQuickOrder {
  found: FoundLine[];
  missed: MissedLine[];
}

/** Returns the distinct codes to look up. */
export const distinctCodes = (lines: readonly QuickOrderLine[]): string[] => [
  ...new Set(lines.map(({ code }) => code).filter((code) => code.length <= MAX_CODE_LENGTH)),
];

/** Matches lines with the products found for their codes. */
export function matchQuickOrder(
  lines: readonly QuickOrderLine[],
  matches: readonly QuickOrderMatch[],
): MatchedQuickOrder {
  const products = new Map(matches.map(({ code, product }) => [code, product]));
  const byProductId = new Map<number, { product: ProductSummary; pieces: number }>();
  const missed: MissedLine[] = [];
  for (const line of lines) {
    const product = products.get(line.code);
    if (!product) missed.push({ ...line, reason: 'unknown' });
    else if (!canBeOrdered(product) || product.maxStockTotal <= 0)
      missed.push({ ...line, reason: 'notOrderable' });
    else {
      const pieces = (byProductId.get(product.id)?.pieces ?? 0) + line.quantity;
      byProductId.set(product.id, { product, pieces });
    }
  }
  const found = [...byProductId.values()].map(({ product, pieces }) => {
    const most = Math.min(MAX_QUANTITY, product.maxStockTotal);
    return { product, quantity: Math.min(pieces, most), isReduced: pieces > most };
  });
  return { found, missed };
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * Normalises a code by removing white space, dots, hyphens, slashes and leading zeros, and
 * lower-casing: `87.001-001 23` → `8700100123`, `GP-1250A` → `gp1250a`.
 */
export function quickOrderCode(typed: string): string {
  return withoutLeadingZeros(typed.replace(/[\s.\-/]/g, '').toLowerCase());
}

export interface CodedProduct {
  id: number;
  number: string;
  ean: string;
}

/**
 * Finds the product of a code: its EAN or full number, else the last six digits of its number (spec
 * 2 §3, numberTrimmed). Null if no product matches, or several have the same last six digits.
 */
export function findProductByCode(products: readonly CodedProduct[], code: string): number | null {
  if (code === '') return null;
  const exact = products.find(
    ({ number, ean }) => withoutLeadingZeros(ean) === code || withoutLeadingZeros(number) === code,
  );
  if (exact) return exact.id;
  const [first, ...others] = products.filter(
    ({ number }) => quickOrderCode(numberTrimmed(number)) === code,
  );
  return first && others.length === 0 ? first.id : null;
}
