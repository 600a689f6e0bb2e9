/** What was published since a machine looked last. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  Manifest,
  ManifestEntry,
  ManifestMove,
  ManifestRelease,
} from '../../../src/publish/releases/shared/manifest.ts';
import type { Database } from '../db/schema/database.ts';
import { type Pointer, readPointer } from './pointer.ts';

/** The changes that a machine has to apply; `after`: the release that they follow. */
export interface ReleaseDelta {
  pointer: Pointer;
  after: number;
  manifest: Manifest;
}

/** A release as a machine has it. */
export interface ServedRelease {
  id: number;
  madeAt: string;
}

/**
 * Returns whether a machine can continue from its release. False if a restored database reused the
 * number for another release, or if the release is older than the kept ones; the machine then
 * fetches everything again.
 */
export async function isOfHistory(
  db: Kysely<Database>,
  { id, madeAt }: ServedRelease,
): Promise<boolean> {
  const known = await db
    .selectFrom('shared_releases')
    .select('id')
    .where('id', '=', id)
    .where(sql`facts->'release'->>'madeAt'`, '=', madeAt)
    .executeTakeFirst();
  return known !== undefined;
}

/** All of one moment. `served`: null for a machine that has nothing yet. */
export function readReleaseDelta(
  db: Kysely<Database>,
  served: ServedRelease | null,
): Promise<ReleaseDelta> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const pointer = await readPointer(trx);
      const after = served && (await isOfHistory(trx, served)) ? served.id : 0;
      return { pointer, after, manifest: await manifestAfter(trx, after, pointer) };
    });
}

async function manifestAfter(
  trx: Transaction<Database>,
  after: number,
  { pins }: Pointer,
): Promise<Manifest> {
  const releases = await trx
    .selectFrom('shared_releases')
    .select('facts')
    .where('id', '>', after)
    .orderBy('id')
    .execute();
  const entries = await trx
    .selectFrom('release_entries')
    .select(['path', 'since', 'until', 'digest', 'size', 'scripts', 'is_page', 'due', 'reads'])
    .where('touched', '>', after)
    .execute();
  const moves = await trx
    .selectFrom('release_moves')
    .select(['from_path', 'to_path', 'since', 'until'])
    .where('touched', '>', after)
    .execute();
  return {
    releases: releases.map(({ facts }) => releaseOfFacts(facts)),
    entries: entries as ManifestEntry[],
    moves: moves as ManifestMove[],
    pins,
  };
}

function releaseOfFacts(facts: unknown): ManifestRelease {
  const { release, ...others } = facts as ManifestRelease;
  return { ...others, release: { ...release, madeAt: new Date(release.madeAt) } };
}
