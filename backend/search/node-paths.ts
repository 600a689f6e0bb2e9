import { isCurrent } from '../../src/domain/shared/date-range.ts';
import type { Texts } from '../platform/db/schema/columns.ts';

/**
 * The columns of a web node that determine its position and period; dates as the database returns
 * them.
 */
export interface NodeRecord {
  id: number;
  parent_id: number | null;
  code: string;
  name: Texts;
  active: boolean;
  start_date: Date | string | null;
  end_date: Date | string | null;
}

export interface PathNode {
  id: number;
  name: Texts;
}

/** Code of the list whose members depend on the dates of their reduction. */
const REDUCED_CODE = 'in-prijs-verlaagd';

const iso = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString());

/** Finds the path of active categories from the root to a web node. */
export class NodePaths {
  readonly reducedId: number | null;
  private readonly nodes: Map<number, NodeRecord>;
  private readonly paths = new Map<number, PathNode[]>();
  private readonly now: Date;

  constructor(nodes: readonly NodeRecord[], now: Date) {
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    this.reducedId = nodes.find((node) => node.code === REDUCED_CODE)?.id ?? null;
    this.now = now;
  }

  /**
   * Returns the path from the root category to the node. It ends before the first node that is
   * inactive or outside its dates (spec 2 §3), so that products below it are in none of its lists.
   * The rows `root` and `special`, which have no parent, are not categories.
   */
  to(id: number): PathNode[] {
    let path = this.paths.get(id);
    if (!path) this.paths.set(id, (path = this.find(id)));
    return path;
  }

  private find(id: number): PathNode[] {
    const chain: NodeRecord[] = [];
    for (let node = this.nodes.get(id); node && node.parent_id !== null;) {
      // Guards against a cycle.
      if (chain.includes(node)) return [];
      chain.unshift(node);
      node = this.nodes.get(node.parent_id);
    }
    const closed = chain.findIndex((node) => !this.isOpen(node));
    return closed < 0 ? chain : chain.slice(0, closed);
  }

  private isOpen(node: NodeRecord): boolean {
    return node.active && isCurrent(iso(node.start_date), iso(node.end_date), this.now);
  }
}
