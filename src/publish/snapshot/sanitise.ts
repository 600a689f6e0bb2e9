/**
 * Sanitises HTML from the APIs when it enters the snapshot: pages only print these tags, well
 * formed, without scripts, styles or handlers.
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
  // Only the shop's own images, so that no other site can track visitors.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !attribs['src']?.startsWith('/api/images/'),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/**
 * Cache for texts that are read repeatedly: those of content, and of products requested together
 * with an edited one.
 */
const sanitisedTexts = new RecentCache<string>(5_000);

/** Returns HTML that is safe to print. */
export function sanitise(html: string): string {
  let safe = sanitisedTexts.get(html);
  if (safe === undefined) sanitisedTexts.set(html, (safe = sanitizeHtml(html, OPTIONS)));
  return safe;
}

/** A copy of a record with the named fields sanitised, at any depth. */
export function sanitiseFields<T>(record: T, fields: ReadonlySet<string>, deep: boolean): T {
  if (Array.isArray(record)) {
    return record.map((item: unknown) => sanitiseFields(item, fields, deep)) as T;
  }
  if (record === null || typeof record !== 'object') return record;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string' && fields.has(key)) copy[key] = sanitise(value);
    else copy[key] = deep ? sanitiseFields(value, fields, deep) : value;
  }
  return copy as T;
}

/** HTML fields by kind of record. A brand's `Description` is its name and stays plain text. */
export const HTML_FIELDS = {
  product: new Set(['Description', 'UsageDescription']),
  webNode: new Set(['Description']),
  brand: new Set(['Value']),
  content: new Set(['Html', 'Summary', 'Description', 'Answer']),
} as const;
