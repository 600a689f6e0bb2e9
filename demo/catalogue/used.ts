import type { Kysely } from 'kysely';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { BRANDS } from './brands/brands.ts';
import { type NodeRow, type Tree, isOfFamily } from './tree.ts';

/** The categories and brands that have products in a catalogue. */
export class UsedStructure {
  readonly #nodes: ReadonlyMap<number, NodeRow>;
  readonly #usedNodes = new Set<number>();
  readonly #usedBrands = new Set<number>();

  constructor(tree: Tree) {
    this.#nodes = new Map(tree.nodes.map((node) => [node.id, node]));
  }

  add({ web_node_id, brand_id }: { web_node_id: number; brand_id: number | null }): void {
    if (brand_id !== null) this.#usedBrands.add(brand_id);
    let node = this.#nodes.get(web_node_id);
    while (node && !this.#usedNodes.has(node.id)) {
      this.#usedNodes.add(node.id);
      node = this.#nodes.get(node.parent_id ?? 0);
    }
  }

  /**
   * Deletes categories of families and brands without products. Groups and promotion lists stay.
   */
  async deleteUnused(db: Kysely<Database>): Promise<void> {
    const nodes = [...this.#nodes.values()]
      .filter((node) => isOfFamily(node) && !this.#usedNodes.has(node.id))
      .map(({ id }) => id);
    const brands = BRANDS.map(({ row }) => row.id).filter((id) => !this.#usedBrands.has(id));
    if (nodes.length > 0) await db.deleteFrom('web_nodes').where('id', 'in', nodes).execute();
    if (brands.length > 0) await db.deleteFrom('brands').where('id', 'in', brands).execute();
  }
}
