import type { Token } from 'markdown-it';
import type { Banner, ContentPart, MenuItem } from '../../../src/domain/content/content.ts';
import {
  type MarkdownContext,
  parseMarkdown,
  plainTextOf,
  renderBlock,
  renderInline,
} from './markdown.ts';

export interface BlockContext extends MarkdownContext {
  /** Looks up a banner by name. */
  banner: (name: string) => Banner | null;
}

const SECTION_MARK = /\s*\{(steps|links|usps)\}$/;
const LIST_CLOSE_TOKEN = /^(bullet|ordered)_list_close$/;
const BANNER_MARK = /^\{banner:([a-z0-9-]+)\}$/;

interface Section {
  kind: 'text' | 'steps' | 'links' | 'usps';
  heading: string | null;
  line: number;
  tokens: Token[];
}

/**
 * Splits Markdown into the parts of a page. Plain text stays one part, with anchored headings. A
 * `##` heading ending in `{steps}` turns each `###` below it into a step; `{links}` and `{usps}`
 * turn the list below it into items, and text after the list stays text; a paragraph
 * `{banner:name}` places that banner.
 */
export function parseBlocks(markdown: string, context: BlockContext): ContentPart[] {
  return splitSections(parseMarkdown(markdown, context)).flatMap((section) => {
    const { kind, heading, tokens } = section;
    if (kind === 'steps') return [{ type: kind, heading, items: stepsOf(section, context) }];
    if (kind === 'text') return splitTextAndBanners(tokens, context);
    const end = tokens.findLastIndex(({ type }) => LIST_CLOSE_TOKEN.test(type)) + 1;
    const after = splitTextAndBanners(tokens.slice(end), context);
    const list = tokens.slice(0, end);
    if (kind === 'links') return [{ type: kind, heading, items: linksOf(list) }, ...after];
    const items = listItemsOf(list).map((item) => ({
      description: renderInline(item),
      alternateUrl: null,
    }));
    return [{ type: kind, heading, items }, ...after];
  });
}

function splitSections(tokens: Token[]): Section[] {
  let current: Section = { kind: 'text', heading: null, line: 1, tokens: [] };
  const sections = [current];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const title = tokens[index + 1];
    if (token.type === 'heading_open' && token.tag === 'h2' && title) {
      const text = plainTextOf(title);
      const kind = SECTION_MARK.exec(text)?.[1] as Section['kind'] | undefined;
      if (kind) {
        const line = (token.map?.[0] ?? 0) + 1;
        current = { kind, heading: text.replace(SECTION_MARK, ''), line, tokens: [] };
        sections.push(current);
        index += 2;
        continue;
      }
      if (current.kind !== 'text') {
        current = { kind: 'text', heading: null, line: 1, tokens: [] };
        sections.push(current);
      }
    }
    current.tokens.push(token);
  }
  return sections.filter((section) => section.tokens.length > 0);
}

function stepsOf(section: Section, { report }: BlockContext) {
  const items: { title: string; tokens: Token[] }[] = [];
  for (let index = 0; index < section.tokens.length; index += 1) {
    const token = section.tokens[index] as Token;
    const title = section.tokens[index + 1];
    if (token.type === 'heading_open' && token.tag === 'h3' && title) {
      items.push({ title: plainTextOf(title), tokens: [] });
      index += 2;
    } else if (items.length === 0) {
      report('text before the first step (###) of a {steps} section', section.line);
      return [];
    } else items.at(-1)?.tokens.push(token);
  }
  return items.map(({ title, tokens }) => ({ title, html: renderBlock(tokens) }));
}

function listItemsOf(tokens: Token[]): Token[] {
  return tokens.filter((token) => token.type === 'inline');
}

function linksOf(tokens: Token[]): MenuItem[] {
  return listItemsOf(tokens).flatMap((item) => {
    const link = item.children?.find((child) => child.type === 'link_open');
    const url = String(link?.attrGet('href') ?? '');
    if (!url) return [];
    return [{ name: plainTextOf(item), url, alternateUrl: null, code: '', children: [] }];
  });
}

function splitTextAndBanners(tokens: Token[], { banner, report }: BlockContext): ContentPart[] {
  const parts: ContentPart[] = [];
  let text: Token[] = [];
  const flushText = () => {
    const html = renderBlock(text);
    if (html) parts.push({ type: 'text', heading: null, html });
    text = [];
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const inline = tokens[index + 1];
    const name = token.type === 'paragraph_open' && inline && BANNER_MARK.exec(inline.content)?.[1];
    if (!name) {
      text.push(token);
      continue;
    }
    flushText();
    const foundBanner = banner(name);
    if (foundBanner) parts.push({ type: 'banner', banner: foundBanner });
    else report(`there is no banner "${name}"`, (token.map?.[0] ?? 0) + 1);
    index += 2;
  }
  flushText();
  return parts;
}
