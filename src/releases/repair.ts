import { existsSync, renameSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { checkReleases, isSound, type ReleaseCheck, summaryOf } from './check.ts';
import { copyRows } from './copy-rows.ts';
import { examine, type Examined } from './examine.ts';
import { openFile, releaseFile, transaction } from './layout.ts';
import { openCopy, removeDatabase } from './repair-source.ts';

export interface Repair {
  file: string;
  /** Where the damaged file is kept. */
  keptAs: string;
  /** As it is kept, with what of it was lost; null where nothing could be saved. */
  live: ReleaseCheck | null;
  /** Earlier releases that are whole, newest first. */
  kept: number[];
  /** Earlier releases that lacked files. */
  dropped: number[];
  /** Entries that were put together from their indexes. */
  rebuilt: number;
  /** Tables of which some rows are lost. */
  partial: string[];
  /** Stored files that no kept release used. */
  unused: number;
  /** Which pages an edit touches is no longer known: the next build renders all of them. */
  rendersAll: boolean;
}

/** Which page read what: a rebuild relies on all of it. */
const INDEX_OF_READS = ['entries', 'entities', 'reads', 'releases'];

/**
 * Writes what can be saved of the releases into a new file and puts it in the place of the damaged
 * one, which is kept beside it. The live release stays, without the files that are lost; earlier
 * ones stay where they are whole. Null where there is nothing to repair. Nobody may have the
 * releases open meanwhile.
 */
export function repairReleases(dataDir: string): Repair | null {
  const check = checkReleases(dataDir);
  if (!check || (isSound(check) && check.unused === 0)) return null;
  const file = releaseFile(dataDir);
  const [copy, target, keptAs] = [`${file}.copy`, `${file}.repaired`, `${file}.damaged`] as const;
  removeDatabase(target);
  const source = openCopy(file, copy);
  const out = openFile(target);
  try {
    source?.exec('pragma foreign_keys = off');
    const found = source && examine(source);
    const saved = found ? save(source, out, found) : NOTHING;
    out.close();
    removeDatabase(keptAs);
    for (const suffix of ['', '-wal']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, keptAs + suffix);
    }
    removeDatabase(file);
    renameSync(target, file);
    return { file, keptAs, ...saved };
  } finally {
    source?.close();
    if (out.isOpen) out.close();
    removeDatabase(copy);
    removeDatabase(target);
  }
}

type Saved = Omit<Repair, 'file' | 'keptAs'>;

const NOTHING: Saved = {
  ...{ live: null, kept: [], dropped: [], rebuilt: 0, partial: [], unused: 0, rendersAll: true },
};

function save(source: DatabaseSync, out: DatabaseSync, found: Examined): Saved {
  const { releases, unused } = summaryOf(found);
  const [newest, ...earlier] = releases;
  const live = newest && newest.files > newest.damaged.length ? newest : null;
  const [kept, dropped] = [[], []] as [number[], number[]];
  for (const { id, damaged, files } of earlier)
    (damaged.length === 0 && files > 0 ? kept : dropped).push(id);
  return transaction(out, () => {
    const copied = copyRows(source, out, found, new Set(live ? [live.id, ...kept] : kept));
    const partial = [...new Set([...found.partial, ...copied])].filter((one) => one !== 'bodies');
    const isWhole = live?.damaged.length === 0;
    const rendersAll = !isWhole || partial.some((table) => INDEX_OF_READS.includes(table));
    if (rendersAll) out.exec(`update releases set code = ''`);
    return { live, kept, dropped, rebuilt: found.rebuilt, partial, unused, rendersAll };
  });
}
