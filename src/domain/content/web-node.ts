import type { IsoDateTime } from '../shared/common.ts';

/** The part of a category needed for a breadcrumb. */
export interface WebNodeReference {
  id: number;
  name: string;
  code: string;
  /** Path without leading or trailing slash: `bouwmaterialen/gipsplaten`. */
  url: string;
}

/** A category (spec 2 §3). `children` holds only those that are active and within their dates. */
export interface WebNode extends WebNodeReference {
  img: string | null;
  /** Sanitised HTML, or null. */
  description: string | null;
  startDate: IsoDateTime | null;
  endDate: IsoDateTime | null;
  children: WebNode[];
  /** From the root category to the parent; empty for a root category. */
  ancestors: WebNodeReference[];
  /** False if the children were not requested (depth 2). */
  loaded: boolean;
}
