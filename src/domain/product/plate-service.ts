import type { WebNode } from '../content/web-node.ts';

/** The category whose sheets are cut to size in the branches. */
const SAWN_CATEGORY = 'plaatmateriaal';

/** True for what the sawing service takes: sheet material, by the product's own category. */
export function isSawn(node: Pick<WebNode, 'code' | 'ancestors'> | null): boolean {
  return node !== null && [node, ...node.ancestors].some(({ code }) => code === SAWN_CATEGORY);
}
