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

const isoOf = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString());

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
  pathOf(id: number): PathNode[] {
    let path = this.paths.get(id);
    if (!path) this.paths.set(id, (path = this.computePath(id)));
    return path;
  }

  private computePath(id: number): PathNode[] {
    const nodesUpward: NodeRecord[] = [];
    for (let node = this.nodes.get(id); node && node.parent_id !== null;) {
      // Guards against a cycle.
      if (nodesUpward.includes(node)) return [];
      nodesUpward.unshift(node);
      node = this.nodes.get(node.parent_id);
    }
    const firstClosed = nodesUpward.findIndex((node) => !this.isCurrentNode(node));
    return firstClosed < 0 ? nodesUpward : nodesUpward.slice(0, firstClosed);
  }

  private isCurrentNode(node: NodeRecord): boolean {
    return node.active && isCurrent(isoOf(node.start_date), isoOf(node.end_date), this.now);
  }
}
