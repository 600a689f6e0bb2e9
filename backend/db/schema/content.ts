/** Tables of content that is not published yet. */
import type { JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';

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
