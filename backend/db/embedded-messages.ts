/** What goes between the main thread and the thread that holds the embedded database. */
export type WorkerRequest =
  { id: number; kind: 'query'; sql: string; parameters: unknown[] } | { id: number; kind: 'close' };

export type WorkerAnswer =
  | { id: number; kind: 'rows'; command: string; rowCount: number | null; rows: unknown[] }
  | { id: number; kind: 'ready' | 'closed' }
  | { id: number; kind: 'error'; error: DatabaseErrorFields };

/** The fields of a database error that code acts on; errors lose theirs between threads. */
export interface DatabaseErrorFields {
  message: string;
  /** SQLSTATE. */
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
  table: string | undefined;
  column: string | undefined;
}
