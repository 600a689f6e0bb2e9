/** Tables of the imports: what each changed, and from what. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

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
