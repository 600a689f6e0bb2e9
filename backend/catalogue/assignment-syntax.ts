/** An assignment that cannot be: the message says which and why. */
export class AssignmentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AssignmentError';
  }
}

/** One parsed `field=value`. Prices in cents. */
export type Assignment =
  | { kind: 'price'; cents: number }
  | { kind: 'stock'; target: string; quantity: number }
  | { kind: 'text'; field: 'name' | 'description'; locale: 'nl' | 'en'; text: string }
  | {
      kind: 'column';
      column: 'orderable' | 'visibility' | 'state' | 'sold_online' | 'popularity';
      value: string | boolean | number;
    };

const VISIBILITIES = ['NotViewable', 'ViewableButNotOrderable', 'Orderable'];
/** Highest price in cents that the tables hold with room for quantities. */
const MAX_CENTS = 100_000_000;

function wholeNumber(field: string, value: string, max: number): number {
  if (!/^\d+$/.test(value) || Number(value) > max)
    throw new AssignmentError(
      `${field} must be a whole number from 0 to ${max} (it is "${value}").`,
    );
  return Number(value);
}

function oneLine(field: string, value: string, max: number): string {
  const text = value.trim();
  if (text === '' || text.length > max || /\p{Cc}/u.test(text))
    throw new AssignmentError(`${field} must be a line of 1 to ${max} characters.`);
  return text;
}

/**
 * Reads `field=value`:
 * `price` (euros incl. VAT, `9.95` or `9,95`), `stock.{store id | default | total}`,
 * `name.nl`, `name.en`, `description.nl`, `description.en` (plain text), `orderable`
 * (the system's own word: ja, nee, no, …), `visibility`, `state`, `soldOnline` (true/false),
 * `popularity`. Throws `AssignmentError`.
 */
export function parseAssignment(text: string): Assignment {
  const at = text.indexOf('=');
  if (at < 1) throw new AssignmentError(`"${text}" is not an assignment: write field=value.`);
  const field = text.slice(0, at).trim();
  const value = text.slice(at + 1).trim();
  if (field === 'price') {
    const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(value);
    const cents = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
    if (cents < 1 || cents > MAX_CENTS)
      throw new AssignmentError(
        `price must be euros above zero with at most two decimals (it is "${value}").`,
      );
    return { kind: 'price', cents };
  }
  const stock = /^stock\.(\d{1,9}|default|total)$/.exec(field);
  if (stock)
    return {
      kind: 'stock',
      target: stock[1]!.replace(/^0+(?=\d)/, ''),
      quantity: wholeNumber(field, value, 1_000_000),
    };
  const name = /^(name|description)\.(nl|en)$/.exec(field);
  if (name)
    return {
      kind: 'text',
      field: name[1] as 'name' | 'description',
      locale: name[2] as 'nl' | 'en',
      text: oneLine(field, value, name[1] === 'name' ? 200 : 2000),
    };
  if (field === 'visibility') {
    if (!VISIBILITIES.includes(value))
      throw new AssignmentError(
        `visibility must be one of ${VISIBILITIES.join(', ')} (it is "${value}").`,
      );
    return { kind: 'column', column: 'visibility', value };
  }
  if (field === 'orderable' || field === 'state')
    return { kind: 'column', column: field, value: oneLine(field, value, 30) };
  if (field === 'soldOnline') {
    if (value !== 'true' && value !== 'false')
      throw new AssignmentError(`soldOnline must be true or false (it is "${value}").`);
    return { kind: 'column', column: 'sold_online', value: value === 'true' };
  }
  if (field === 'popularity')
    return { kind: 'column', column: 'popularity', value: wholeNumber(field, value, 1_000_000) };
  throw new AssignmentError(
    `"${field}" cannot be set. Known: price, stock.{store}, stock.default, stock.total, name.nl, name.en, description.nl, description.en, orderable, visibility, state, soldOnline, popularity.`,
  );
}
