/** What was published since a machine looked last. */
import type { Kysely, Transaction } from 'kysely';
import type {
  Manifest,
  ManifestEntry,
  ManifestMove,
  ManifestRelease,
} from '../../../src/publish/releases/shared/manifest.ts';
import type { Database } from '../db/schema/database.ts';
import { type Pointer, readPointer } from './pointer.ts';

/** What a machine that serves `served` lacks; `after`: the release that the manifest changes. */
export interface ReleaseDelta {
  pointer: Pointer;
  after: number;
  manifest: Manifest;
}

/** All of one moment. */
export function readReleaseDelta(db: Kysely<Database>, served: number): Promise<ReleaseDelta> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const pointer = await readPointer(trx);
      const oldest = await trx
        .selectFrom('shared_releases')
        .select((eb) => eb.fn.min('id').as('id'))
        .executeTakeFirst();
      // Entries that ended before the oldest kept release are gone: an older machine reads everything.
      const isKnown = served >= (oldest?.id ?? 0) && served <= (pointer.release ?? 0);
      const after = isKnown ? served : 0;
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
