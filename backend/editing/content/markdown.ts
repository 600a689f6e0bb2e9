/** Turns Markdown of editors into HTML, and resolves the links in it. */
import sanitizeHtml from 'sanitize-html';
import MarkdownIt, { type Token } from 'markdown-it';
import { slugOf } from '../../../src/domain/shared/slug.ts';
import { addressKind } from '../../../src/domain/frame/editor-address.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { ROUTES, type RouteName, routePath } from '../../../src/routes.ts';
import type { Categories, MediaSource } from './schemas.ts';

/** Valid link targets. Addresses contain `{slug}` in place of the brand variant's slug. */
export interface LinkTargets {
  /** Page key → address. */
  pages: Map<string, string>;
  /** Ids of questions of the FAQ. */
  questions: Set<string>;
  categories: Categories;
  /** Images by id. */
  media: ReadonlyMap<string, MediaSource>;
}

export type Link = { href: string } | { problem: string };

const SLUG_PLACEHOLDER = '{slug}';
const isRoute = (name: string): name is RouteName => ROUTES.some((row) => row.name === name);

/**
 * Resolves a link as editors write it: `page:betalen`, `route:store-lister`, `category:gipsplaten`,
 * `faq:bezorgen-kosten`, each with an optional `#anchor`; `https:`, `mailto:` and `tel:`;
 * `#anchor`; or an existing path. Other schemes are invalid (`src/domain/frame/editor-address.ts`).
 */
export function resolveLink(target: string, locale: Locale, targets: LinkTargets): Link {
  const kind = addressKind(target);
  if (kind !== null && kind !== 'path') return { href: target };
  const [address = '', anchor] = target.split('#', 2);
  const href = resolveAddress(address, locale, targets);
  if (href === null) return { problem: `link to "${target}" leads nowhere` };
  return { href: anchor === undefined ? href : `${href}#${anchor}` };
}

function resolveAddress(address: string, locale: Locale, targets: LinkTargets): string | null {
  if (address === '') return '';
  if (address.startsWith('/')) return isKnownPath(address, locale, targets) ? address : null;
  const [, kind, name = ''] = /^([a-z]+):(.+)$/.exec(address) ?? [];
  if (kind === 'page') return targets.pages.get(name) ?? null;
  if (kind === 'route') return isRoute(name) ? routePath(name, locale, SLUG_PLACEHOLDER) : null;
  if (kind === 'faq') {
    return targets.questions.has(name)
      ? `${routePath('faq', locale, SLUG_PLACEHOLDER)}#${name}`
      : null;
  }
  if (kind !== 'category') return null;
  const category = targets.categories[name];
  if (!category) return null;
  return routePath('product-lister-all', locale, SLUG_PLACEHOLDER, { pathMatch: category[locale] });
}

/** True for an address of the shop: a page, a category, or a row of the route table. */
export function isKnownPath(path: string, locale: Locale, targets: LinkTargets): boolean {
  if (path !== '/' && path.endsWith('/')) return false;
  if ([...targets.pages.values()].includes(path)) return true;
  const lists = Object.values(targets.categories).map((category) =>
    routePath('product-lister-all', locale, SLUG_PLACEHOLDER, { pathMatch: category[locale] }),
  );
  if (lists.includes(path)) return true;
  return ROUTES.some((row) => {
    if (row.name === 'all' || row.name === 'product-lister-all') return false;
    const pattern = row[locale].replaceAll('{product}', SLUG_PLACEHOLDER);
    const escaped = pattern.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[\w+\]/g, '[^/]+');
    return new RegExp(`^${escaped}$`).test(path);
  });
}

/** Allowed HTML in an article. Other tags are removed; their text stays, except for scripts. */
const BLOCK_HTML: sanitizeHtml.IOptions = {
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
  // Only the shop's own images, so that no other site can track visitors.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !attribs['src']?.startsWith('/api/images/media/'),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const INLINE_HTML: sanitizeHtml.IOptions = {
  ...BLOCK_HTML,
  allowedTags: ['a', 'strong', 'em', 's', 'br', 'code'],
  allowedAttributes: { a: ['href'] },
};

/** Sanitises the HTML of a whole text. */
function sanitiseBlock(html: string): string {
  return sanitizeHtml(html, BLOCK_HTML).trim();
}

/** Sanitises the HTML of a line: no paragraphs, no headings. */
function sanitiseInline(html: string): string {
  return sanitizeHtml(html, INLINE_HTML).trim();
}

/** Escapes raw HTML; `resolveLink` checks the addresses. */
const parser = new MarkdownIt({ html: false, typographer: false });

export interface MarkdownContext {
  resolve: (target: string) => Link;
  /** The attributes of an image (`media:<id>`); null if there is none. */
  pictureAttributes: (target: string, alt: string) => Record<string, string> | null;
  /** `line` counts from 1 within the Markdown text. */
  report: (message: string, line: number) => void;
}

const EXPLICIT_ANCHOR = /\s*\{#([a-z0-9-]+)\}$/;

/**
 * Parses Markdown, resolves links and anchors headings. The anchor is the heading's slug (`-2` for
 * duplicates), or an explicit one that both languages can share: `## Platen {#platen}`.
 */
export function parseMarkdown(text: string, context: MarkdownContext): Token[] {
  const tokens = parser.parse(text, {});
  const used = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    // Table headers are column headers, which screen readers need to know.
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type !== 'inline') continue;
    resolveLinks(token, context);
    resolvePictures(token, context);
    const opening = tokens[index - 1];
    if (opening?.type !== 'heading_open') continue;
    const anchor = takeAnchor(token) ?? slugOf(plainTextOf(token));
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    opening.attrSet('id', times === 1 ? anchor : `${anchor}-${times}`);
  }
  return tokens;
}

/** Returns the explicit anchor of a heading, and removes its mark from the text. */
function takeAnchor(inline: Token): string | null {
  const lastChild = inline.children?.at(-1);
  const anchor = lastChild && EXPLICIT_ANCHOR.exec(lastChild.content)?.[1];
  if (!lastChild || !anchor) return null;
  lastChild.content = lastChild.content.replace(EXPLICIT_ANCHOR, '');
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
    // A placeholder in an address would be filled with a value that nobody checked.
    child.attrs = (child.attrs ?? []).filter(([name]) => name !== 'href');
    report(link.problem, (inline.map?.[0] ?? 0) + 1);
  }
}

function resolvePictures(inline: Token, { pictureAttributes, report }: MarkdownContext): void {
  inline.children = (inline.children ?? []).filter((child) => {
    if (child.type !== 'image') return true;
    const target = String(child.attrGet('src') ?? '');
    const attributes = pictureAttributes(target, child.content);
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

/** The plain text of an inline token. */
export function plainTextOf(inline: Token): string {
  return (inline.children ?? [])
    .map((child) => (child.type === 'softbreak' ? ' ' : child.content))
    .join('')
    .trim();
}

/** Renders tokens to safe HTML. */
export function renderBlock(tokens: Token[]): string {
  return sanitiseBlock(parser.renderer.render(tokens, parser.options, {}));
}

/** Renders an inline token to safe HTML. */
export function renderInline(inline: Token): string {
  return sanitiseInline(parser.renderer.render([inline], parser.options, {}));
}

/** Renders a whole Markdown text to safe HTML. */
export function renderMarkdown(text: string, context: MarkdownContext): string {
  return renderBlock(parseMarkdown(text, context));
}

/** Renders one line of Markdown to safe HTML: no paragraphs, no headings. */
export function renderMarkdownLine(text: string, context: MarkdownContext): string {
  const inline = parser.parseInline(text, {})[0];
  if (!inline) return '';
  resolveLinks(inline, context);
  return renderInline(inline);
}
