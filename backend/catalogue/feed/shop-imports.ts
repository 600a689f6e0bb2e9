/** Imports of a shop that runs: what it answers follows them at once, and their pages are asked for. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { OwnedMedia } from '../../media/owned-media.ts';
import type { ImportResult } from './import-files.ts';
import { joined } from './import-record.ts';
import { type ImportRequest, runImport } from './request.ts';
import { type ImportEntry, listImports, undoImport, type UndoResult } from './undo.ts';

export interface ShopImports {
  /** Rejects like `runImport`. */
  load(request: ImportRequest, by: ImportedBy): Promise<ImportResult>;
  /** Takes an import back, null: the last one. Rejects like `undoImport`. */
  undo(id: number | null): Promise<UndoResult>;
  /** Newest first. */
  list(limit: number): Promise<ImportEntry[]>;
}

interface ImportedBy {
  /** Who asks: `command`, `schedule`, the name of an editor. */
  by: string;
  /** May name media on addresses of this machine and its networks. */
  allowsInternal: boolean;
}

interface Options {
  shop: {
    db: Kysely<Database>;
    takeOver(now: Date): Promise<unknown>;
  };
  kept: OwnedMedia;
  now(): Date;
  /** Asks for the pages of what changed; null: of whatever did. */
  publish(names: string[] | null): Promise<void>;
}

export function shopImports({ shop, kept, now, publish }: Options): ShopImports {
  const follow = async <Result>(
    run: (onChanged: (_: unknown, names: string[] | null) => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    let changed: string[] | null | undefined;
    const result = await run(async (_, names) => {
      changed = joined(changed, names);
    });
    if (changed === undefined) return result;
    await shop.takeOver(now());
    await publish(changed);
    return result;
  };
  return {
    load: (request, { by, allowsInternal }) =>
      follow((onChanged) =>
        runImport(shop.db, request, {
          now: now(),
          by,
          onChanged,
          media: { kept, allowsInternal },
        }),
      ),
    undo: (id) => follow((onChanged) => undoImport(shop.db, id, { now: now(), onChanged })),
    list: (limit) => listImports(shop.db, limit),
  };
}
