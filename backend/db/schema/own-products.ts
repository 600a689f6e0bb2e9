/** Tables of what an owner's feed tells of a product beside its row. */
import type { ColumnType, JSONColumnType } from 'kysely';
import type { LevelRecord } from './catalogue.ts';
import type { Texts, Timestamp } from './columns.ts';

/** Money in cents incl. VAT; days of Amsterdam, `2026-12-01`. */
export interface ProductOfferTable {
  product_id: number;
  /** The advised price. */
  list_incl: number | null;
  action_incl: number | null;
  /** First and last day of the action. */
  action_from: string | null;
  action_until: string | null;
  action_title: JSONColumnType<Texts> | null;
  /** While the action runs: the price and staffel that it ends in. */
  regular_incl: number | null;
  regular_levels: JSONColumnType<LevelRecord[]> | null;
}

export interface ProductRelationTable {
  product_id: number;
  kind: 'accessories' | 'alternatives' | 'parts';
  position: number;
  /** Trade number; its product may come later, or never. */
  related_number: string;
}

export interface ProductMediaTable {
  product_id: number;
  kind: 'pictures' | 'documents' | 'videos' | 'energy_label' | 'energy_sheet';
  position: number;
  /** As the feed names it, a file with its whole path. */
  source: string;
}

/** What was made of a file or address when it was last looked at. */
export interface MediaSourceTable {
  source: string;
  /** Digest of what is kept; null where it never could be had. */
  media_id: string | null;
  media_type: 'picture' | 'pdf' | 'mp4' | null;
  /** What tells whether it changed: ETag or Last-Modified, time and size of a file. */
  tag: string | null;
  looked_at: Timestamp;
  /** Why it could not be had the last time. */
  fault: string | null;
  /** What the picture shows, as editors say it; empty texts: the name of the product. */
  alt: ColumnType<Texts | null, string | null | undefined, string | null>;
}
