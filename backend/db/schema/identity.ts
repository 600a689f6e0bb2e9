/** Tables of who may sign in at the desk, and what they did there. */
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** Who may sign in at the desk. */
export interface EditorTable {
  id: Generated<number>;
  name: string;
  /** The name in lower case: two that differ in case only would pass for each other. */
  name_key: string;
  /** `backend/desk/passwords.ts` */
  password: string;
  locale: 'nl' | 'en';
  created_at: Timestamp;
}

export interface DeskSessionTable {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  editor_id: number;
  created_at: Timestamp;
  seen_at: Timestamp;
}

/** What was done at the desk; names are kept as they were then. */
export interface DeskAuditTable {
  id: Generated<number>;
  at: Timestamp;
  editor: string;
  action: string;
  subject: string;
  detail: string;
}
