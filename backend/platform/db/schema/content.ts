/** Tables of content: what is published, every version of it, and drafts. */
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

/** Pictures that editors brought, as WebP. */
export interface ContentPictureTable {
  /** The first 20 hexadecimal digits of the bytes' SHA-256. */
  id: string;
  bytes: Buffer;
}

/** Texts of content files that are not published yet. */
export interface ContentDraftTable {
  token: string;
  /** A file, or `page:<key>` for a page in its two languages. */
  subject: string;
  /** Who changed it last. */
  editor: string;
  files: JSONColumnType<DraftFile[]>;
  publish_at: NullableTimestamp;
  /** Why it was not published when its time came. */
  problem: string | null;
  updated_at: Timestamp;
}

export interface DraftFile {
  file: string;
  /** Null: the file goes. */
  text: string | null;
  /** Digest of the text that the draft started from; empty: there was no file. */
  from: string;
}

/** Tables of the imports: what each changed, and from what. */
export interface ImportTable {
  id: Generated<number>;
  at: Timestamp;
  /** `command`, or another door. */
  by: string;
  /** Names of the files. */
  files: JSONColumnType<string[]>;
  entities: string[];
  counts: JSONColumnType<ImportCounts>;
  error_count: number;
  /** `refused`: nothing was loaded. */
  state: 'loaded' | 'refused' | 'undone';
  /** The import that this one takes back. */
  undoes: number | null;
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Products that were hidden, since the file does not name them. */
  hidden: number;
}

export interface ImportRowTable {
  import_id: number;
  entity: string;
  /** Its code, or the number of a product. */
  key: string;
  /** Its id; null where the entity has none. */
  entity_id: number | null;
  is_new: boolean;
  /** Field → its value before and after. */
  fields: JSONColumnType<Record<string, [before: unknown, after: unknown]>>;
}

// Tables of what is to be published: jobs, the entities that each names, and the hooks behind them.

/** `at` and `heartbeat_at` are times of the shop's clock. */
export interface PublishJobTable {
  id: Generated<string>;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** It looks for whatever changed, besides the entities that it names. */
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
  /** It may take away a large part of the pages. */
  may_lose_pages: Generated<boolean>;
  /** Place of its last claim, or of its failure, among those of all jobs. */
  step: number | null;
}

export interface PublishNameTable {
  job_id: string;
  /** `product:123456` */
  name: string;
}

/** A hook that was received, so that the same one asks once. */
export interface PublishHookTable {
  id: string;
  job_id: string;
  received_at: Timestamp;
}
