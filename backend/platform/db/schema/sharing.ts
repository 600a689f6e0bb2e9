/** Tables of the releases that machines share (`backend/platform/releases/`). */
import type { JSONColumnType } from 'kysely';
import type {
  ManifestEntry,
  ManifestMove,
} from '../../../../src/publish/releases/shared/manifest.ts';
import type { Timestamp } from './columns.ts';

export interface ReleasePointerTable {
  id: number;
  /** The fencing token issued last. */
  fence: number;
  /** The live release; null before the first. */
  release: number | null;
  /** Fencing token of the last change of release or pins. */
  moved_by: number;
  /** All pinned records, as JSON. */
  pins: string;
  /** The last stored snapshot, in parts; null before the first. */
  snapshot: JSONColumnType<SharedSnapshot> | null;
  /** Which data the live release was made from. */
  built: JSONColumnType<Record<string, unknown>> | null;
}

export interface SharedSnapshot {
  turn: number;
  /** Digests of its parts, in order. */
  parts: string[];
}

export interface SharedReleaseTable {
  id: number;
  facts: JSONColumnType<Record<string, unknown>>;
}

/** `touched`: the last release that changed the row. */
export type ReleaseEntryTable = ManifestEntry & { touched: number };
export type ReleaseMoveTable = ManifestMove & { touched: number };

export interface PublishingPlaceTable {
  process: string;
  /** The store of releases, or the disk that they are on. */
  place: string;
  seen_at: Timestamp;
}

export interface SharingTables {
  release_pointer: ReleasePointerTable;
  shared_releases: SharedReleaseTable;
  release_entries: ReleaseEntryTable;
  release_moves: ReleaseMoveTable;
  publishing_places: PublishingPlaceTable;
}
