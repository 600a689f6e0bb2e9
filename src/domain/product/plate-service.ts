import type { WebNode } from '../content/web-node.ts';

/** Category of sheet material, which stores cut to size. */
const SAWN_CATEGORY = 'plaatmateriaal';

/** Returns whether the sawing service applies to a product, by its category. */
export function isCutToSize(node: Pick<WebNode, 'code' | 'ancestors'> | null): boolean {
  return node !== null && [node, ...node.ancestors].some(({ code }) => code === SAWN_CATEGORY);
}
