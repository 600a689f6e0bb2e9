/** Messages between the main thread and the thread that runs the embedded database. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'copy'; folder: string }
  | { id: number; kind: 'close' };

/** A column: its name and the OID of its PostgreSQL type, which determines the parser. */
export interface Column {
  name: string;
  type: number;
}

export type WorkerAnswer =
  | {
      id: number;
      kind: 'rows';
      command: string;
      rowCount: number | null;
      columns: Column[];
      /**
       * Values in the database's text format: transferring text between threads costs a tenth of
       * transferring objects.
       */
      rows: (string | null)[][];
    }
  | { id: number; kind: 'ready' | 'copied' | 'closed' }
  | { id: number; kind: 'error'; error: DatabaseErrorFields };

/** The fields of a database error that code depends on; errors lose theirs between threads. */
export interface DatabaseErrorFields {
  message: string;
  /** SQLSTATE. */
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
  table: string | undefined;
  column: string | undefined;
}
