/**
 * Inlines the critical styles of a page (docs/decisions/0039). The site has one style sheet; its link
 * (`id="rest"`) comes after the first view. The page inlines the rules whose classes, attributes and
 * elements occur above the link, so that this part is painted without waiting.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, type Container, parse } from 'postcss';
import { RecentCache } from '../snapshot/cache.ts';

/**
 * Placeholder in the page's `<style>` that the renderer replaces by the rules
 * (`src/layouts/BaseLayout.astro`).
 */
const STYLES_PLACEHOLDER = Buffer.from('/*first view*/');
const SHEET_LINK_ID = Buffer.from(' id="rest"');
const HREF = /<link rel="stylesheet" href="([^"]+)"$/;

const ELEMENT = /<([a-z][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)')/g;
const DATA_ATTRIBUTE = /\sdata-[\w-]+/g;
const SPACES = /\s+/;
const ENTITY = /&(amp|gt|lt|quot|#39);/g;
const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#39': "'" };

/** Media queries that the first view does not need: nothing is animated or printed yet. */
const LATER_MEDIA = /print|prefers-reduced-motion/;
/** States caused by the visitor; by then the sheet has loaded. */
const LATER_STATE = /:(?:hover|active)\b|\[aria-expanded=true|\[data-(?:opening|done)/;
/** Start tags with name and attributes. Scripts and attribute values may contain text like a tag. */
const TAG = /<script\b[^]*?<\/script>|<([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE_VALUE = /=(?:"[^"]*"|'[^']*')/g;
/** Attributes, without a value, of content that is invisible until the visitor interacts. */
const HIDDEN_ATTRIBUTE = /\s(?:hidden|data-later)(?=\s|$)/;
const OPEN_ATTRIBUTE = /\sopen(?=[\s=]|$)/;
const VOID_ELEMENTS = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Escaped characters of a class name (`lg\\:p-\\[3px\\]`) are mapped to this private range while a
 * selector is parsed.
 */
const PRIVATE_RANGE_START = 0xe000;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const MAPPED_CHARACTER = /[\ue000-\ue0ff]/g;
const INNERMOST_ARGUMENTS = /(:is|:where)?\(([^()]*)\)/g;
/** Attributes of `<html>` are set by the script in the head. */
const ROOT_SELECTOR = /\bhtml(?:\[[^\]]*\])+/g;
const TOKEN = /\[([\w-]+)[^\]]*\]|(?:::?|#)[\w-]+|\.?[\w\-\ue000-\ue0ff]+/g;
/**
 * Attributes that `<html>` has by itself, or that scripts in the page set before any code has loaded
 * (`first-paint.ts`, `inline-scripts.ts`).
 */
const EARLY_ATTRIBUTES = [
  'variant',
  'js',
  'fonts',
  'vat',
  'user',
  'store',
  'branch',
  'list-query',
  'chosen',
];
/** Tokens that any page may contain at its first paint. */
const COMMON_TOKENS = new Set([
  ...['html', 'body', 'head', 'main'],
  ...EARLY_ATTRIBUTES.map((name) => `[data-${name}]`),
]);

interface Rule {
  text: string;
  /** For each selector of the rule, the tokens that must all occur for it to match. */
  needed: string[][];
}

/** A rule, or an at-rule with what it holds. */
type SheetPart = Rule | { at: string; parts: SheetPart[] };

export interface FirstViewSheet {
  /**
   * Returns the CSS of the rules that can match in a page with these tokens. It is kept, because
   * pages of one kind have the same tokens.
   */
  stylesFor(tokens: ReadonlySet<string>): Buffer;
}

/** Maximum number of cached first views; a shop has some dozens of different ones. */
const MAX_KEPT_STYLES = 500;
/** Maximum number of cached `class` values; pages share nearly all of them. */
const MAX_KEPT_LISTS = 5_000;

/**
 * Returns the tokens that a page must contain for a selector to match: classes (`.card`), data
 * attributes (`[data-x]`) and elements (`details`). Ignores ids, other attributes, which a script may
 * set before the sheet has loaded (`hidden`), and lists in `:is()`, `:not()` and similar. Ignoring
 * them can include a rule that does not match, but never omits one.
 */
export function neededTokens(selector: string): string[] {
  let plain = selector.replace(ESCAPE, (_, hex: string | undefined, char: string) =>
    String.fromCharCode(
      PRIVATE_RANGE_START + (hex ? Number.parseInt(hex, 16) : char.charCodeAt(0)),
    ),
  );
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(INNERMOST_ARGUMENTS, (_, is: string | undefined, inner: string) =>
      is && !inner.includes(',') ? ` ${inner}` : '',
    );
  }
  const tokens: string[] = [];
  for (const [token, attribute] of plain.replace(ROOT_SELECTOR, 'html').matchAll(TOKEN)) {
    const data = attribute?.startsWith('data-') ? `[${attribute}]` : null;
    if (data && !COMMON_TOKENS.has(data)) tokens.push(data);
    else if (attribute) continue;
    else if (!/^[:#]/.test(token) && !COMMON_TOKENS.has(token))
      tokens.push(
        token.replace(MAPPED_CHARACTER, (char) =>
          String.fromCharCode(char.charCodeAt(0) - PRIVATE_RANGE_START),
        ),
      );
  }
  return tokens;
}

/** Returns the classes, data attributes and elements in HTML, in the notation of `neededTokens`. */
export function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, element = ''] of html.matchAll(ELEMENT)) tokens.add(element);
  for (const [attribute] of html.matchAll(DATA_ATTRIBUTE)) tokens.add(`[${attribute.slice(1)}]`);
  const lists = new Set<string>();
  for (const [, double, single] of html.matchAll(CLASS_ATTRIBUTE))
    lists.add(double ?? single ?? '');
  for (const list of lists) for (const token of classTokens(list)) tokens.add(token);
  return tokens;
}

const keptLists = new RecentCache<readonly string[]>(MAX_KEPT_LISTS);

function classTokens(list: string): readonly string[] {
  const kept = keptLists.get(list);
  if (kept) return kept;
  const plain = list.replace(ENTITY, (_, entity: string) => ENTITIES[entity]!);
  const tokens = plain.split(SPACES).map((name) => `.${name}`);
  keptLists.set(list, tokens);
  return tokens;
}

/** Returns the index of the end tag of the element `name` whose content starts at `content`. */
function endTagIndex(html: string, name: string, content: number): number {
  const edges = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'g');
  edges.lastIndex = content;
  let depth = 1;
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    depth += edge[1] ? -1 : 1;
    if (depth === 0) return edge.index;
  }
  return html.length;
}

/** Removes the content of closed, hidden and `data-later` elements; their own tags remain. */
export function withoutHiddenContent(html: string): string {
  let seen = '';
  let from = 0;
  for (const { 0: tag, 1: name, 2: attributes = '', index } of html.matchAll(TAG)) {
    if (!name || index < from || (name !== 'details' && !HIDDEN_ATTRIBUTE.test(attributes)))
      continue;
    if (attributes.endsWith('/') || VOID_ELEMENTS.test(name)) continue;
    const names = attributes.replace(ATTRIBUTE_VALUE, '=');
    const isClosed = name === 'details' && !OPEN_ATTRIBUTE.test(names);
    if (!isClosed && !HIDDEN_ATTRIBUTE.test(names)) continue;
    let content = index + tag.length;
    if (isClosed) content = Math.max(content, html.indexOf('</summary>', content));
    seen += html.slice(from, content);
    from = endTagIndex(html, name, content);
  }
  return seen + html.slice(from);
}

function partsOf(container: Container<ChildNode>): SheetPart[] {
  return (container.nodes ?? []).flatMap((node): SheetPart[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => !LATER_STATE.test(selector));
      return [{ text: node.toString(), needed: selectors.map(neededTokens) }];
    }
    // Keyframes are left out: animations start once the sheet has loaded.
    if (node.type !== 'atrule' || node.name.endsWith('keyframes')) return [];
    if (node.name === 'media' && LATER_MEDIA.test(node.params)) return [];
    if (!node.nodes) return [{ text: `${node.toString()};`, needed: [[]] }];
    return [{ at: `@${node.name} ${node.params}`, parts: partsOf(node) }];
  });
}

function writeRules(parts: readonly SheetPart[], tokens: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if ('at' in part) {
      const inner = writeRules(part.parts, tokens);
      if (inner) css += `${part.at}{${inner}}`;
    } else if (part.needed.some((all) => all.every((token) => tokens.has(token)))) css += part.text;
  }
  return css;
}

/** Numbers the tokens that the rules name, in the order in which they occur. */
function numberTokens(parts: readonly SheetPart[], numbers = new Map<string, number>()) {
  for (const part of parts) {
    if ('at' in part) numberTokens(part.parts, numbers);
    else
      for (const token of part.needed.flat())
        if (!numbers.has(token)) numbers.set(token, numbers.size);
  }
  return numbers;
}

/** Parses a minified style sheet. */
export function firstViewSheet(css: string): FirstViewSheet {
  const parts = partsOf(parse(css));
  const numbers = numberTokens(parts);
  const kept = new RecentCache<Buffer>(MAX_KEPT_STYLES);
  return {
    stylesFor(tokens) {
      const occur = Buffer.alloc(numbers.size);
      for (const token of tokens) {
        const number = numbers.get(token);
        if (number !== undefined) occur[number] = 1;
      }
      const key = occur.toString('latin1');
      let styles = kept.get(key);
      if (!styles) kept.set(key, (styles = Buffer.from(writeRules(parts, tokens))));
      return styles;
    },
  };
}

/**
 * Returns a function that inlines the first view's styles into a page. `files`: the folder that
 * contains `_astro` of the bundle.
 */
export function firstViewStyles(files: string): (page: Buffer) => Buffer {
  const sheets = new Map<string, FirstViewSheet>();
  const loadSheet = (href: string): FirstViewSheet => {
    const known = sheets.get(href) ?? firstViewSheet(readFileSync(path.join(files, href), 'utf8'));
    sheets.set(href, known);
    return known;
  };
  return (page) => {
    const place = page.indexOf(STYLES_PLACEHOLDER);
    const link = page.indexOf(SHEET_LINK_ID);
    if (place < 0 || link < place) return page;
    const above = page.toString('latin1', place + STYLES_PLACEHOLDER.length, link);
    const href = HREF.exec(above)?.[1];
    if (!href) throw new Error('The link with id="rest" is not the one of a style sheet.');
    return Buffer.concat([
      page.subarray(0, place),
      loadSheet(href).stylesFor(tokensOf(withoutHiddenContent(above))),
      page.subarray(place + STYLES_PLACEHOLDER.length),
    ]);
  };
}
