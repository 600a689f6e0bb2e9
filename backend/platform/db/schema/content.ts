/**
 * Tables of content (published documents, their versions, and drafts), and of the releases that
 * machines share (`backend/platform/releases/`).
 */
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';
import type {
  ManifestEntry,
  ManifestMove,
} from '../../../../src/publish/releases/shared/manifest.ts';

export interface ContentDocumentTable {
  /** `pages/nl/klantenservice/betalen.md`, as in an exported folder. */
  file: string;
  text: string;
}

/** Versions of documents, numbered in the order in which they were published. */
export interface ContentVersionTable {
  id: Generated<number>;
  file: string;
  /** Null: the document was deleted. */
  text: string | null;
  editor: string;
  published_at: Timestamp;
}

/** Images uploaded by editors, as WebP. */
export interface ContentPictureTable {
  /** The first 20 hexadecimal digits of the bytes' SHA-256. */
  id: string;
  bytes: Buffer;
}

/** Unpublished texts of content files. */
export interface ContentDraftTable {
  token: string;
  /** A file, or `page:<key>` for a page in both languages. */
  subject: string;
  /** The last editor. */
  editor: string;
  files: JSONColumnType<DraftFile[]>;
  publish_at: NullableTimestamp;
  /** Why publishing at the planned time failed. */
  problem: string | null;
  updated_at: Timestamp;
}

export interface DraftFile {
  file: string;
  /** Null: the file is to be deleted. */
  text: string | null;
  /** Digest of the text on which the draft is based; empty: the file is new. */
  from: string;
}

/** Tables of the imports and their changes. */
export interface ImportTable {
  id: Generated<number>;
  at: Timestamp;
  /** Initiator: `command` or another. */
  by: string;
  /** Names of the files. */
  files: JSONColumnType<string[]>;
  entities: string[];
  counts: JSONColumnType<ImportCounts>;
  error_count: number;
  /** `refused`: nothing was imported. */
  state: 'loaded' | 'refused' | 'undone';
  /** The import that this one undoes. */
  undoes: number | null;
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Number of products hidden because the file does not contain them. */
  hidden: number;
}

export interface ImportRowTable {
  import_id: number;
  entity: string;
  /** Code of the entity; for a product its article code. */
  key: string;
  /** Id of the entity; null for entities without ids. */
  entity_id: number | null;
  is_new: boolean;
  /** Field → previous and new value. */
  fields: JSONColumnType<Record<string, [before: unknown, after: unknown]>>;
}

// Tables of the publish queue: jobs, the entities of each, and the hooks that requested them.

/** `at` and `heartbeat_at` are times of the shop's clock. */
export interface PublishJobTable {
  id: Generated<string>;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** True if it also publishes everything else that changed. */
  is_whole: Generated<boolean>;
  asked_by: string;
  reason: string;
  at: Timestamp;
  attempts: Generated<number>;
  heartbeat_at: NullableTimestamp;
  created_at: Timestamp;
  ended_at: NullableTimestamp;
  release: number | null;
  error: string | null;
  progress: JSONColumnType<Record<string, unknown>> | null;
  /** True if the job may remove a large share of the pages. */
  may_lose_pages: Generated<boolean>;
  /** Order number of its last claim or failure among all jobs. */
  step: number | null;
}

export interface PublishNameTable {
  job_id: string;
  /** `product:123456` */
  name: string;
}

/** A received hook, stored so that repetitions are ignored. */
export interface PublishHookTable {
  id: string;
  job_id: string;
  received_at: Timestamp;
}

interface ReleasePointerTable {
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

interface SharedReleaseTable {
  id: number;
  facts: JSONColumnType<Record<string, unknown>>;
}

/** `touched`: the last release that changed the row. */
type ReleaseEntryTable = ManifestEntry & { touched: number };
type ReleaseMoveTable = ManifestMove & { touched: number };

interface PublishingPlaceTable {
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
