/**
 * HTML from the APIs is sanitised when it enters the snapshot: whatever an API sends, pages
 * print only these tags, without scripts, styles or handlers, and well formed.
 */
import sanitizeHtml from 'sanitize-html';
import { RecentCache } from './cache.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'h2', 'h3', 'h4'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'blockquote', 'sup', 'sub'],
    ...['hr', 'span', 'div', 'address', 'small', 'img', 'code'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    '*': ['id', 'class'],
  },
  // Only the shop's own pictures: no other site learns who reads a page.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !attribs['src']?.startsWith('/api/images/'),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/**
 * Of texts that are read again and again while the renderer stands: those of content, and those of
 * the products that are asked for together with an edited one.
 */
const known = new RecentCache<string>(5_000);

/** The text, safe to print as it is. */
export function sanitised(html: string): string {
  let safe = known.get(html);
  if (safe === undefined) known.set(html, (safe = sanitizeHtml(html, OPTIONS)));
  return safe;
}

/** A copy of a record whose named fields, at any depth, are sanitised. */
export function sanitisedFields<T>(record: T, fields: ReadonlySet<string>, deep: boolean): T {
  if (Array.isArray(record)) {
    return record.map((item: unknown) => sanitisedFields(item, fields, deep)) as T;
  }
  if (record === null || typeof record !== 'object') return record;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string' && fields.has(key)) copy[key] = sanitised(value);
    else copy[key] = deep ? sanitisedFields(value, fields, deep) : value;
  }
  return copy as T;
}

/** Fields of HTML by kind of record. A brand's `Description` is its name and stays text. */
export const HTML_FIELDS = {
  product: new Set(['Description', 'UsageDescription']),
  webNode: new Set(['Description']),
  brand: new Set(['Value']),
  content: new Set(['Html', 'Summary', 'Description', 'Answer']),
} as const;
