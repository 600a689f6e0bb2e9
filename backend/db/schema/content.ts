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
