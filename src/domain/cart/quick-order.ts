import type { Locale } from '../shared/common.ts';
import { INVISIBLE } from '../shared/pasted-text.ts';
import { parseQuantity, MOST_PIECES } from '../product/quantity.ts';
import type { QuickOrderMatch } from './cart.ts';
import type { ProductSummary } from '../product/product.ts';
import { canBeOrdered } from '../product/stock-status.ts';
import { numberTrimmed } from '../shared/number-trimmed.ts';

/** A line of a quick order that was understood. */
export interface QuickOrderLine {
  /** Number of the line in the text, from 1. */
  line: number;
  /** Product number or EAN as it was typed. */
  code: string;
  quantity: number;
}

export interface QuickOrderFault {
  line: number;
  text: string;
  /** `quantity`: not a whole number from 1 to 99999; `unreadable`: no number in it. */
  reason: 'quantity' | 'unreadable';
}

export interface ParsedQuickOrder {
  lines: QuickOrderLine[];
  faults: QuickOrderFault[];
}

/** Between number and quantity: semicolon, tab, comma, `x`, or a space. */
const LINE = /^(?<code>\d[\d.\-/]*)(?:(?<between>\s*[;,\t]\s*|\s*[x×*]\s*|\s+)(?<rest>.*))?$/i;
/** An article code in a column of its own may hold anything. */
const COLUMN = /^(?<code>[^;\t]*[\p{L}\d][^;\t]*?)(?<between>\s*[;\t]\s*)(?<rest>.*)$/u;
/** Before a blank or a comma it is one word with a digit in it. */
const WORD =
  /^(?<code>[^\s;,\t]*\d[^\s;,\t]*)(?:(?<between>\s*,\s*|\s+[x×*]\s*|\s+)(?<rest>.*))?$/i;
/** `12 st` and `x 12` mean 12 as well. */
const QUANTITY =
  /^(?:[x×*]\s*)?(?<digits>\d(?:[\d.,'’ \u00a0\u202f]*\d)?)\s*(?:st(?:uks?|ks?)?\.?|pcs?\.?|pieces?)?$/i;
/** Around a cell of a spreadsheet; an apostrophe between figures parts thousands. */
const QUOTES = /"|(?<!\d)'|'(?!\d)/g;

/**
 * Reads a quick order: a product number or EAN and a quantity per line, `100234 12`, `100234;12`,
 * `100234<tab>12` or `100234 x 12`; without a quantity it is 1. Further columns of a spreadsheet
 * are ignored, and so are empty lines and a first line without digits (column titles).
 */
export function parseQuickOrder(text: string, locale: Locale): ParsedQuickOrder {
  const lines: QuickOrderLine[] = [];
  const faults: QuickOrderFault[] = [];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = index + 1;
    const visible = raw.replace(INVISIBLE, '');
    const cleaned = visible.replace(QUOTES, ' ').trim();
    if (cleaned === '' || (index === 0 && !/\d/.test(cleaned))) return;
    const found = (LINE.exec(cleaned) ?? COLUMN.exec(cleaned) ?? WORD.exec(cleaned))?.groups;
    if (!found) return void faults.push({ line, text: cleaned, reason: 'unreadable' });
    const { code = '', between = '', rest = '' } = found;
    const quantity = isAmbiguous(between, rest, visible) ? null : quantityOf(rest, locale);
    if (quantity === null) faults.push({ line, text: cleaned, reason: 'quantity' });
    else lines.push({ line, code, quantity });
  });
  return { lines, faults };
}

/** True where the sign between the columns may part thousands too: `100234,12,500`, `100234 12 500`. */
function isAmbiguous(between: string, rest: string, raw: string): boolean {
  if (between.includes(',')) return /\d,\d{3}(?!\d)/.test(rest) && !raw.includes('"');
  return /^ +$/.test(between) && /^\d+ \d/.test(rest);
}

/** The quantity in what follows the number; 1 if nothing does, null if it is none. */
function quantityOf(rest: string, locale: Locale): number | null {
  const column =
    rest
      .split(/[;\t]/)
      .map((part) => part.trim())
      .find((part) => part !== '') ?? '';
  if (column === '') return 1;
  return parseQuantity(QUANTITY.exec(column)?.groups?.['digits'] ?? '', locale);
}

/** Most characters of a code that the shop looks up. */
export const MAX_CODE_LENGTH = 40;

/** A product of a quick order; lines with the same product are added up. */
export interface FoundLine {
  product: ProductSummary;
  /** At most what can be ordered. */
  quantity: number;
  /** True if the list asks for more pieces than there are. */
  isReduced: boolean;
}

export interface MissedLine extends QuickOrderLine {
  reason: 'unknown' | 'notOrderable';
}

export interface MatchedQuickOrder {
  found: FoundLine[];
  missed: MissedLine[];
}

/** The codes to look up, each once. */
export const codesOf = (lines: readonly QuickOrderLine[]): string[] => [
  ...new Set(lines.map(({ code }) => code).filter((code) => code.length <= MAX_CODE_LENGTH)),
];

/** Brings lines together with the products that the shop found. */
export function matchQuickOrder(
  lines: readonly QuickOrderLine[],
  matches: readonly QuickOrderMatch[],
): MatchedQuickOrder {
  const products = new Map(matches.map(({ code, product }) => [code, product]));
  const wanted = new Map<number, { product: ProductSummary; pieces: number }>();
  const missed: MissedLine[] = [];
  for (const line of lines) {
    const product = products.get(line.code);
    if (!product) missed.push({ ...line, reason: 'unknown' });
    else if (!canBeOrdered(product) || product.maxStockTotal <= 0)
      missed.push({ ...line, reason: 'notOrderable' });
    else {
      const pieces = (wanted.get(product.id)?.pieces ?? 0) + line.quantity;
      wanted.set(product.id, { product, pieces });
    }
  }
  const found = [...wanted.values()].map(({ product, pieces }) => {
    const most = Math.min(MOST_PIECES, product.maxStockTotal);
    return { product, quantity: Math.min(pieces, most), isReduced: pieces > most };
  });
  return { found, missed };
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * A code without what people leave out or add when they type it: blanks, points, hyphens, slashes,
 * capitals and leading zeros: `87.001-001 23` → `8700100123`, `GP-1250A` → `gp1250a`.
 */
export function quickOrderCode(typed: string): string {
  return withoutZeros(typed.replace(/[\s.\-/]/g, '').toLowerCase());
}

export interface CodedProduct {
  id: number;
  number: string;
  ean: string;
}

/**
 * The product that a code means: its EAN or whole number, else the last six digits of its number
 * (spec 2 §3, numberTrimmed). Null if no product has it, or if several have these last digits.
 */
export function pickProduct(products: readonly CodedProduct[], code: string): number | null {
  if (code === '') return null;
  const exact = products.find(
    ({ number, ean }) => withoutZeros(ean) === code || withoutZeros(number) === code,
  );
  if (exact) return exact.id;
  const [first, ...others] = products.filter(
    ({ number }) => quickOrderCode(numberTrimmed(number)) === code,
  );
  return first && others.length === 0 ? first.id : null;
}
