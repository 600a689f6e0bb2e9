import type { IsoDateTime } from '../shared/common.ts';

/** A crumb: enough of a category to name it and link to it. */
export interface WebNodeReference {
  id: number;
  name: string;
  code: string;
  /** Path without slashes at its ends: `bouwmaterialen/gipsplaten`. */
  url: string;
}

/** A category (spec 2 §3). Children are only those active and within their dates. */
export interface WebNode extends WebNodeReference {
  img: string | null;
  /** Sanitised HTML, or null. */
  description: string | null;
  startDate: IsoDateTime | null;
  endDate: IsoDateTime | null;
  children: WebNode[];
  /** From the root category down to the parent; empty for a root category. */
  ancestors: WebNodeReference[];
  /** False while the children of this node were not asked for (depth 2). */
  loaded: boolean;
}
