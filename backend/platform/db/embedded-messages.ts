/** Messages between the main thread and the thread that runs the embedded database. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'copy'; folder: string }
  | { id: number; kind: 'close' };

/** A column: its name and the type that its text is read by (PostgreSQL's OID). */
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
       * Values as the database writes them: sending a text between threads costs a tenth of sending
       * an object.
       */
      rows: (string | null)[][];
    }
  | { id: number; kind: 'ready' | 'copied' | 'closed' }
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
