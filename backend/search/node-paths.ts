import { isCurrent } from '../../src/domain/shared/date-range.ts';
import type { Texts } from '../platform/db/schema/columns.ts';

/** What a web node's row tells about its place; the dates as the database gives them. */
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

/** Code of the list whose members follow from the dates of their reduction. */
const REDUCED_CODE = 'in-prijs-verlaagd';

const iso = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString());

/** Knows the open way from the root to every web node. */
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
   * From the root category down to the node. It ends before the first node that is not active
   * or not within its dates (spec 2 §3): what hangs below such a node is in none of its lists.
   * The rows `root` and `special`, which have no parent, are no categories.
   */
  to(id: number): PathNode[] {
    let path = this.paths.get(id);
    if (!path) this.paths.set(id, (path = this.find(id)));
    return path;
  }

  private find(id: number): PathNode[] {
    const chain: NodeRecord[] = [];
    for (let node = this.nodes.get(id); node && node.parent_id !== null;) {
      // A node below itself would never end.
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
