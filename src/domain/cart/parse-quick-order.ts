import { parseQuantity } from '../quantity.ts';

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
const LINE = /^(?<code>\d[\d.\-/]*)(?:(?:\s*[;,\t]\s*|\s*[x×*]\s*|\s+)(?<rest>.*))?$/i;
/** A spreadsheet writes 12 as `12,0` or `"12"`; `12 st` and `x 12` mean 12 as well. */
const QUANTITY =
  /^(?:[x×*]\s*)?(?<digits>\d+)(?:[.,]0+)?\s*(?:st(?:uks?|ks?)?\.?|pcs?\.?|pieces?)?$/i;

/**
 * Reads a quick order: a product number or EAN and a quantity per line, `100234 12`, `100234;12`,
 * `100234<tab>12` or `100234 x 12`; without a quantity it is 1. Further columns of a spreadsheet
 * are ignored, and so are empty lines and a first line without digits (column titles).
 */
export function parseQuickOrder(text: string): ParsedQuickOrder {
  const lines: QuickOrderLine[] = [];
  const faults: QuickOrderFault[] = [];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = index + 1;
    const cleaned = raw.replace(/["'\u00a0\ufeff]/g, ' ').trim();
    if (cleaned === '' || (index === 0 && !/\d/.test(cleaned))) return;
    const found = LINE.exec(cleaned)?.groups;
    if (!found) return void faults.push({ line, text: cleaned, reason: 'unreadable' });
    const quantity = quantityOf(found['rest'] ?? '');
    if (quantity === null) faults.push({ line, text: cleaned, reason: 'quantity' });
    else lines.push({ line, code: found['code'] ?? '', quantity });
  });
  return { lines, faults };
}

/** The quantity in what follows the number; 1 if nothing does, null if it is none. */
function quantityOf(rest: string): number | null {
  const column =
    rest
      .split(/[;\t]/)
      .map((part) => part.trim())
      .find((part) => part !== '') ?? '';
  if (column === '') return 1;
  return parseQuantity(QUANTITY.exec(column)?.groups?.['digits'] ?? '');
}
