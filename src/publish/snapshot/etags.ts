import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Stores the ETags of the last answers of the APIs, so that unchanged data is not sent again. */
export class Etags {
  readonly #db: DatabaseSync;
  readonly #digestOf: (keys: readonly string[]) => string;
  readonly #get: StatementSync;
  readonly #put: StatementSync;

  /** `digestOf` tells whether entities are unchanged. */
  constructor(db: DatabaseSync, digestOf: (keys: readonly string[]) => string) {
    this.#db = db;
    this.#digestOf = digestOf;
    db.exec(`
      create table if not exists etags (
        request text primary key, etag text not null, keys text not null, holds text not null
      ) without rowid;
    `);
    this.#get = db.prepare('select etag, keys, holds from etags where request = ?');
    this.#put = db.prepare(
      'insert or replace into etags (request, etag, keys, holds) values (?, ?, ?, ?)',
    );
  }

  /**
   * The ETag of a request's last response and the entities it contained; null if one of these has
   * changed since, because "not modified" would then refer to other data.
   */
  get(request: string): { etag: string; keys: string[] } | null {
    const row = this.#get.get(request) as Record<'etag' | 'keys' | 'holds', string> | undefined;
    if (!row) return null;
    const given = JSON.parse(row.keys) as string[];
    return row.holds === this.#digestOf(given) ? { etag: row.etag, keys: given } : null;
  }

  /** `isNew`: store the ETag even if the request had none before. */
  set(request: string, etag: string, given: readonly string[], isNew = true): void {
    if (isNew || this.#get.get(request))
      this.#put.run(request, etag, JSON.stringify(given), this.#digestOf(given));
  }

  /** Deletes the ETags of all other requests. */
  keep(requests: ReadonlySet<string>): void {
    const forget = this.#db.prepare('delete from etags where request = ?');
    for (const request of this.requests()) if (!requests.has(request)) forget.run(request);
  }

  /** Requests with a stored ETag. */
  requests(): string[] {
    return this.#db
      .prepare('select request from etags')
      .all()
      .map((row) => row['request'] as string);
  }

  clear(): void {
    this.#db.exec('delete from etags');
  }
}
