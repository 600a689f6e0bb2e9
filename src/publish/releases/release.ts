/** Metadata of a release. */
import { DatabaseSync } from 'node:sqlite';
import type { Row, Statements } from './statements.ts';
import { compress, decompress, openReleaseFile, inTransaction } from './layout.ts';

export type ReleaseKind = 'full' | 'rebuild' | 'rollback';

export interface Release {
  id: number;
  kind: ReleaseKind;
  /** Fingerprint of code, configuration and environment. */
  code: string;
  madeAt: Date;
  madeBy: string;
  /** Reason for the release, as text. */
  reason: string;
  seconds: number;
  /** Number of pages rendered for it. */
  rendered: number;
  /** Number of paths that differ from the previous release. */
  changed: number;
}

export function releaseOf(row: Row): Release {
  return {
    id: row['id'] as number,
    kind: row['kind'] as ReleaseKind,
    code: row['code'] as string,
    madeAt: new Date(row['made_at'] as string),
    madeBy: row['made_by'] as string,
    reason: row['reason'] as string,
    seconds: row['seconds'] as number,
    rendered: row['rendered'] as number,
    changed: row['changed'] as number,
  };
}

export function insertRelease(db: DatabaseSync, release: Release): void {
  db.prepare(
    `insert into releases (id, kind, code, made_at, made_by, reason, seconds, rendered, changed)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    release.id,
    release.kind,
    release.code,
    release.madeAt.toISOString(),
    release.madeBy,
    release.reason,
    release.seconds,
    release.rendered,
    release.changed,
  );
}

// Entities that a release changed, kept with their earlier state for rollbacks.

export interface Edit {
  key: string;
  /** Its public name: `product:123456`; null if it is only derived from other entities. */
  name: string | null;
  /** Its state before (JSON); null: it did not exist. */
  before: string | null;
}

export class Edits {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** The entities that changed after a release, each in its state in that release. */
  changedSince(release: number): Edit[] {
    const rows = this.#sql.all(
      `select key, max(name) as name, min(release) as first from edits where release > :release
       group by key order by key`,
      { release },
    );
    return rows.map(({ key, name, first }) => {
      const values = { key: key as string, first: first as number };
      const before = this.#sql.one(
        'select before from edits where release = :first and key = :key',
        values,
      )?.['before'] as Uint8Array | null;
      return {
        key: key as string,
        name: name as string | null,
        before: before === null ? null : decompress(before).toString(),
      };
    });
  }

  /** Names of the entities that a release changed. */
  namesOf(release: number): string[] {
    return this.#sql
      .all(
        'select distinct name from edits where release = :release and name is not null order by name',
        { release },
      )
      .map(({ name }) => name as string);
  }
}

export function insertEdits(db: DatabaseSync, release: number, edits: readonly Edit[]): void {
  const insert = db.prepare('insert into edits (release, key, name, before) values (?, ?, ?, ?)');
  for (const { key, name, before } of edits)
    insert.run(release, key, name, before === null ? null : compress(Buffer.from(before)));
}

// Which releases were deployed to a host is recorded beside the releases.

interface Deploy {
  /** Number of the release it shows. */
  release: number;
  /** The host's own name of it. */
  id: string;
}

export class Deploys {
  readonly #db: DatabaseSync;
  readonly #site: string;

  /** `site`: the host's name of the site; each site has deploys of its own. */
  constructor(dataDir: string, site: string) {
    this.#db = openReleaseFile(dataDir);
    this.#site = site;
  }

  /** The last known deploy of the host; null before the first. */
  last(): Deploy | null {
    return this.#find('where site = ? order by id desc', this.#site);
  }

  /** The newest deploy with exactly this content; null if there is none. */
  withContent(content: string): Deploy | null {
    return this.#find('where site = ? and content = ? order by id desc', this.#site, content);
  }

  #find(where: string, ...values: string[]): Deploy | null {
    const row = this.#db
      .prepare(`select release, deploy from deploys ${where} limit 1`)
      .get(...values);
    return row ? { release: row['release'] as number, id: row['deploy'] as string } : null;
  }

  /** Records that the host now shows a release. `content`: digest, equal for equal files. */
  recordDeploy({ release, id }: Deploy, content: string): void {
    this.#db
      .prepare('insert into deploys (site, release, deploy, content) values (?, ?, ?, ?)')
      .run(this.#site, release, id, content);
  }

  /** Our digest → the host's digest, for the bodies where it is known. */
  hostDigests(): Map<string, string> {
    const rows = this.#db.prepare('select digest, sha1 from host_digests').all();
    return new Map(rows.map((row) => [row['digest'] as string, row['sha1'] as string]));
  }

  storeHostDigests(pairs: Iterable<readonly [digest: string, sha1: string]>): void {
    const put = this.#db.prepare('insert or ignore into host_digests (digest, sha1) values (?, ?)');
    inTransaction(this.#db, () => {
      for (const [digest, sha1] of pairs) put.run(digest, sha1);
    });
  }

  close(): void {
    this.#db.close();
  }
}
