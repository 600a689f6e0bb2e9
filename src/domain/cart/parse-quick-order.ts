import type { Locale } from '../shared/common.ts';
import { INVISIBLE } from '../shared/pasted-text.ts';
import { parseQuantity } from '../product/quantity.ts';

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
