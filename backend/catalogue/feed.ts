import { z } from 'zod';
import { parseEither } from '../../src/domain/decimal.ts';
import { toCents } from '../../src/domain/money.ts';

/** One product of a feed, checked. Prices in cents. */
export type FeedRow = z.infer<typeof feedRow>;

/** A cell as a number: no language, so `1.000` could be one or a thousand and is refused (NaN). */
const fileNumber = (value: string | number): number => parseEither(String(value)) ?? NaN;

const text = z.string().trim().min(1).max(300);
const euros = z
  .union([z.string(), z.number()])
  .transform(fileNumber)
  .refine((value) => value > 0 && value < 1_000_000, {
    error: 'must be euros above zero with at most two decimals and without thousands signs',
  })
  .transform(toCents);
const whole = z
  .union([z.string(), z.number()])
  .transform(fileNumber)
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= 1_000_000, {
    error: 'must be a whole number from 0 to 1000000 without thousands signs',
  });
const flag = z
  .union([z.boolean(), z.string()])
  .transform((value) => value === true || /^(true|ja|yes|1)$/i.test(String(value).trim()));

const feedRow = z.strictObject({
  /** Trade number; its product is changed where it exists, else added. */
  number: z.coerce.string().regex(/^\d{4,20}$/, 'must be 4 to 20 digits'),
  ean: z.coerce
    .string()
    .regex(/^\d{13}$/, 'must be 13 digits')
    .refine(hasCheckDigit, { error: 'has a wrong check digit' }),
  name_nl: text,
  name_en: text,
  /** Code of the brand; it must exist. */
  brand: text,
  /** Code or Dutch path of the category; it must exist. */
  category: text,
  price: euros,
  tax_rate: z.coerce
    .number()
    .pipe(z.literal([9, 21]))
    .default(21),
  unit_nl: text.max(20).default('stuk'),
  unit_en: text.max(20).default('piece'),
  orderable: text.max(10).default('ja'),
  visibility: z.enum(['NotViewable', 'ViewableButNotOrderable', 'Orderable']).default('Orderable'),
  sold_online: flag.default(true),
  stock: whole.default(0),
  description_nl: z.string().trim().max(4000).default(''),
  description_en: z.string().trim().max(4000).default(''),
  family: text.optional(),
});

function hasCheckDigit(ean: string): boolean {
  const sum = [...ean].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

export interface FeedLine {
  /** Line in the file, from 1. */
  line: number;
  row?: FeedRow;
  error?: string;
}

function check(line: number, value: unknown): FeedLine {
  const result = feedRow.safeParse(value);
  if (result.success) return { line, row: result.data };
  const error = result.error.issues
    .map((issue) => `${issue.path.join('.') || 'row'} ${issue.message}`)
    .join('; ');
  return { line, error };
}

/** Splits a line of CSV: `;` or `,` between cells, `"` around cells that hold them. */
function cells(text: string, separator: string): string[] {
  const out: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (quoted && char === '"' && text[i + 1] === '"') cell += text[++i];
    else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      out.push(cell);
      cell = '';
    } else cell += char;
  }
  out.push(cell);
  return out;
}

/**
 * Reads a feed line by line: JSON lines, or CSV whose first line names the columns (the fields
 * of `FeedRow`; empty cells count as absent; no line breaks inside cells). Each line gives a
 * row or an error; a wrong line stops nothing.
 */
export async function* readFeed(lines: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  let number = 0;
  let header: string[] | null = null;
  let separator = ';';
  for await (const raw of lines) {
    number++;
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (line.trim() === '') continue;
    if (header === null && line.trimStart().startsWith('{')) header = [];
    if (header === null) {
      separator = line.includes(';') ? ';' : ',';
      header = cells(line, separator).map((cell) => cell.trim());
      continue;
    }
    if (header.length === 0) {
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        yield { line: number, error: 'is not JSON' };
        continue;
      }
      yield check(number, value);
      continue;
    }
    const values = cells(line, separator);
    if (values.length !== header.length) {
      yield { line: number, error: `has ${values.length} cells, the header has ${header.length}` };
      continue;
    }
    const entries = header.map((name, i) => [name, values[i]!.trim()] as const);
    yield check(number, Object.fromEntries(entries.filter(([, value]) => value !== '')));
  }
}
