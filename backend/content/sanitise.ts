import sanitizeHtml from 'sanitize-html';

/** What an article may consist of. Everything else is dropped; its text stays, a script's does not. */
const BLOCK: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 's', 'br', 'hr'],
    ...['blockquote', 'code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    ol: ['start'],
    th: ['scope'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  // Only our own pictures: no other site learns who reads a page.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !attribs['src']?.startsWith('/api/images/media/'),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const INLINE: sanitizeHtml.IOptions = {
  ...BLOCK,
  allowedTags: ['a', 'strong', 'em', 's', 'br', 'code'],
  allowedAttributes: { a: ['href'] },
};

/** Safe HTML of a whole text. */
export function sanitiseBlock(html: string): string {
  return sanitizeHtml(html, BLOCK).trim();
}

/** Safe HTML of a line: no paragraphs, no headings. */
export function sanitiseInline(html: string): string {
  return sanitizeHtml(html, INLINE).trim();
}
