import type { ContentPart } from '../../domain/content/content.ts';

export interface AroundList {
  /** Sanitised HTML above the list; null where editors began with something else than text. */
  intro: string | null;
  /** What stands below it. */
  after: ContentPart[];
}

/**
 * Divides what editors wrote of a list: the text before its first heading goes above the
 * products, so that these begin in the first screen, and the rest below them.
 */
export function aroundList(blocks: ContentPart[]): AroundList {
  const [first, ...others] = blocks;
  if (first?.type !== 'text' || first.heading) return { intro: null, after: blocks };
  const heading = first.html.search(/<h[2-6][\s>]/);
  if (heading < 0) return { intro: first.html, after: others };
  const rest: ContentPart = { ...first, html: first.html.slice(heading) };
  return { intro: first.html.slice(0, heading).trim() || null, after: [rest, ...others] };
}
