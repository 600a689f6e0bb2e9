/** Tables of content: published documents, their versions, and drafts. */
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';

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
  /** Its code, or article code of a product. */
  key: string;
  /** Its id; null if the entity has none. */
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
  /** True if it may remove a large share of the pages. */
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
