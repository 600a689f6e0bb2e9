import sanitizeHtml from 'sanitize-html';
import MarkdownIt, { type Token } from 'markdown-it';
import { slug } from '../../../src/domain/shared/slug.ts';
import type { Link } from './links.ts';

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
function sanitiseBlock(html: string): string {
  return sanitizeHtml(html, BLOCK).trim();
}

/** Safe HTML of a line: no paragraphs, no headings. */
function sanitiseInline(html: string): string {
  return sanitizeHtml(html, INLINE).trim();
}

/** Raw HTML stays text; addresses are checked by `links.ts`. */
const parser = new MarkdownIt({ html: false, typographer: false });

export interface MarkdownContext {
  resolve: (target: string) => Link;
  /** The attributes of a picture (`media:<id>`); null: there is none. */
  picture: (target: string, alt: string) => Record<string, string> | null;
  /** `line` counts from 1 within the Markdown text. */
  report: (message: string, line: number) => void;
}

const OWN_ANCHOR = /\s*\{#([a-z0-9-]+)\}$/;

/**
 * Parses Markdown: links resolved, headings anchored. The anchor is the heading's slug (`-2`
 * when it occurs twice), or its own mark, which both languages can share: `## Platen {#platen}`.
 */
export function markdownTokens(text: string, context: MarkdownContext): Token[] {
  const tokens = parser.parse(text, {});
  const used = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    // Our tables have their heads on top; a screen reader must know.
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type !== 'inline') continue;
    resolveLinks(token, context);
    resolvePictures(token, context);
    const opening = tokens[index - 1];
    if (opening?.type !== 'heading_open') continue;
    const anchor = takeAnchor(token) ?? slug(plainText(token));
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    opening.attrSet('id', times === 1 ? anchor : `${anchor}-${times}`);
  }
  return tokens;
}

/** The anchor that a heading names itself; its mark is taken out of the text. */
function takeAnchor(inline: Token): string | null {
  const last = inline.children?.at(-1);
  const anchor = last && OWN_ANCHOR.exec(last.content)?.[1];
  if (!last || !anchor) return null;
  last.content = last.content.replace(OWN_ANCHOR, '');
  return anchor;
}

function resolveLinks(inline: Token, { resolve, report }: MarkdownContext): void {
  for (const child of inline.children ?? []) {
    if (child.type !== 'link_open') continue;
    // The parser encodes the braces of placeholders.
    const target = String(child.attrGet('href') ?? '')
      .replaceAll('%7B', '{')
      .replaceAll('%7D', '}');
    const link = resolve(target);
    if ('href' in link) {
      child.attrSet('href', link.href);
      continue;
    }
    // Its placeholders would be filled with values that nobody checked.
    child.attrs = (child.attrs ?? []).filter(([name]) => name !== 'href');
    report(link.problem, (inline.map?.[0] ?? 0) + 1);
  }
}

function resolvePictures(inline: Token, { picture, report }: MarkdownContext): void {
  inline.children = (inline.children ?? []).filter((child) => {
    if (child.type !== 'image') return true;
    const target = String(child.attrGet('src') ?? '');
    const attributes = picture(target, child.content);
    if (!attributes) {
      report(`there is no picture "${target}"`, (inline.map?.[0] ?? 0) + 1);
      return false;
    }
    for (const [name, value] of Object.entries(attributes)) child.attrSet(name, value);
    if (attributes['alt']) child.children = [textToken(child, attributes['alt'])];
    return true;
  });
}

function textToken(like: Token, text: string): Token {
  const token = Object.create(Object.getPrototypeOf(like) as object) as Token;
  return Object.assign(token, like, { type: 'text', content: text, children: null });
}

/** The words of an inline token, without marks. */
export function plainText(inline: Token): string {
  return (inline.children ?? [])
    .map((child) => (child.type === 'softbreak' ? ' ' : child.content))
    .join('')
    .trim();
}

/** Safe HTML of tokens. */
export function renderBlock(tokens: Token[]): string {
  return sanitiseBlock(parser.renderer.render(tokens, parser.options, {}));
}

/** Safe HTML of one inline token. */
export function renderInline(inline: Token): string {
  return sanitiseInline(parser.renderer.render([inline], parser.options, {}));
}

/** Safe HTML of a whole Markdown text. */
export function markdownHtml(text: string, context: MarkdownContext): string {
  return renderBlock(markdownTokens(text, context));
}

/** Safe HTML of one line of Markdown: no paragraphs, no headings. */
export function markdownLine(text: string, context: MarkdownContext): string {
  const inline = parser.parseInline(text, {})[0];
  if (!inline) return '';
  resolveLinks(inline, context);
  return renderInline(inline);
}
