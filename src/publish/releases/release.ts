/** Metadata of a release. */
import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './statements.ts';

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
