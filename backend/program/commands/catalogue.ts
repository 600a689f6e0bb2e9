import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type Env, parseEnv } from '../../../src/env.ts';
import { type Print, runSubcommand, parseWholeNumber, withDatabase } from './command-line.ts';
import { loadDemo } from '../demo.ts';
import { printImport, printImports, printUndo } from './import-report.ts';
import { askImportsOfRunningShop, changeProductOfRunningShop } from '../running.ts';
import { setFields, importRequestSchema, runImport } from '../../catalogue/feed/shop-imports.ts';
import type { ImportResult } from '../../catalogue/feed/import-files.ts';
import { FeedFileError } from '../../catalogue/feed/formats/item.ts';
import { READ_FLAGS } from '../../catalogue/feed/formats/mapping.ts';
import { listImports, undoImport } from '../../catalogue/feed/undo.ts';
import { feedSchema } from '../../catalogue/feed/row.ts';
import { OwnedMedia } from '../../platform/media/owned-media.ts';
import { openFileStore } from '../../platform/releases/file-stores.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { PublishQueue } from '../../platform/publishing/queue.ts';

const USAGE = `Usage:
  catalogue generate [--products 14000] [--seed 1]   fill the database with the demo catalogue
                                                     (--delete-own: also where products were imported)
  catalogue import FILE…                             load files, or the known files of folders, also
                                                     while the shop runs (docs/feed.md)
                                                     --dry-run: only say what would change
                                                     --continue: load right rows although others are wrong
                                                     --entity brands: what the files hold, where their
                                                     names do not begin with it
                                                     --missing hide: hide imported products that are
                                                     not in the files
                                                     --encoding windows-1252: the files are not UTF-8
                                                     --format NAME: if the content does not say it
                                                     --mapping FILE.json: which column is which field
                                                     --sheet NAME: of a workbook; else its first
                                                     --create-missing: make brands and categories that
                                                     BMEcat, ETIM xChange or Google name and the shop lacks
  catalogue imports [--limit 20]                     the newest imports
  catalogue undo [ID]                                take back an import, the last one by default
  catalogue schema                                   the fields of JSON lines as a JSON Schema
  catalogue set NUMBER field=value …                 change one product, also while the shop runs
                                                     (price=9.95 stock.12=0 name_nl="…" orderable=nee);
                                                     NUMBER: trade number, or what its page shows of it;
                                                     --later leaves its pages to the desk`;

async function generateCatalogue(args: string[], env: Env, print: Print): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      seed: { type: 'string' },
      'delete-own': { type: 'boolean', default: false },
    },
  });
  const products = parseWholeNumber(
    '--products',
    values.products ?? String(env.CATALOGUE_PRODUCTS),
    1,
    1_000_000,
  );
  const seed = parseWholeNumber('--seed', values.seed ?? String(env.CATALOGUE_SEED), 0, 2 ** 31);
  const demo = await loadDemo(env);
  if (!demo) throw new Error('There is no demo here (DEMO=off, or no folder demo/).');
  await withDatabase(env, async ({ db }) => {
    const ownCount = values['delete-own'] ? 0 : await demo.ownProducts(db);
    if (ownCount > 0) {
      throw new Error(
        `The catalogue holds ${ownCount} products that were imported. They would be deleted: add --delete-own if that is meant.`,
      );
    }
    const start = performance.now();
    let shownCount = 0;
    await demo.generateCatalogue(db, {
      products,
      seed,
      onlyUsed: env.CATALOGUE_ONLY_USED,
      onProgress: (done, total) => {
        if (done < total && done - shownCount < 10_000) return;
        shownCount = done;
        const rate = Math.round(done / ((performance.now() - start) / 1000));
        const secondsLeft = Math.round((total - done) / rate);
        print(`${done} of ${total} products · ${rate}/s · ${secondsLeft} s left`);
      },
    });
    await publishElsewhere(env, db, null);
  });
  return 0;
}

async function importPaths(args: string[], env: Env, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      continue: { type: 'boolean', default: false },
      ...READ_FLAGS,
      'create-missing': { type: 'boolean', default: false },
      entity: { type: 'string' },
      missing: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error('There is no file (none named).');
  const {
    'dry-run': isDryRun,
    continue: continues,
    'create-missing': createsMissing,
    ...others
  } = values;
  const importRequest = importRequestSchema.safeParse({
    ...{ paths: positionals, isDryRun, continues, createsMissing, ...others },
  });
  if (!importRequest.success) throw new Error(importRequest.error.issues[0]!.message);
  const request = importRequest.data;
  let result: ImportResult;
  try {
    // Absolute, because the running shop has another working directory.
    const paths = request.paths.map((name) => path.resolve(name));
    const mapping = request.mapping && path.resolve(request.mapping);
    result = await runOnShop(
      env,
      () =>
        askImportsOfRunningShop(env.DATA_DIR, {
          do: 'import',
          request: { ...request, paths, mapping },
        }),
      (db) =>
        runImport(db, request, {
          ...{ now: new Date(), onChanged: publishing(env) },
          // A user who can name local files may also use addresses of the local network.
          media: { media: new OwnedMedia(env.DATA_DIR, openFileStore(env)), allowsInternal: true },
        }),
    );
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    print(`${error.message} Nothing was loaded.`);
    return 1;
  }
  return printImport(result, { dataDir: env.DATA_DIR, isDryRun, print }) > 0 ? 1 : 0;
}

async function runUndo(args: string[], env: Env, print: Print): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const id =
    positionals[0] === undefined ? null : parseWholeNumber('ID', positionals[0], 1, 2 ** 31);
  const result = await runOnShop(
    env,
    () => askImportsOfRunningShop(env.DATA_DIR, { do: 'undo', id }),
    (db) => undoImport(db, id, { now: new Date(), onChanged: publishing(env) }),
  );
  printUndo(result, print);
  return 0;
}

async function printImportList(args: string[], env: Env, print: Print): Promise<number> {
  const { values } = parseArgs({ args, options: { limit: { type: 'string', default: '20' } } });
  const limit = parseWholeNumber('--limit', values.limit, 1, 1_000);
  const found = await runOnShop(
    env,
    () => askImportsOfRunningShop(env.DATA_DIR, { do: 'list', limit }),
    (db) => listImports(db, limit),
  );
  printImports(found, print);
  return 0;
}

/**
 * Sends the command to the shop that has the embedded database open; otherwise opens the database
 * itself.
 */
async function runOnShop<T>(
  env: Env,
  askShop: () => Promise<T | null>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const running = env.DATABASE_URL === '' ? await askShop() : null;
  return running ?? withDatabase(env, ({ db }) => work(db));
}

const publishing = (env: Env) => (trx: Kysely<Database>, names: string[] | null) =>
  publishElsewhere(env, trx, names);

async function runSet(args: string[], env: Env, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { later: { type: 'boolean', default: false } },
  });
  const [number = '', ...assignments] = positionals;
  if (assignments.length === 0) throw new Error('Nothing to set: write field=value.');
  const running = await changeProductOfRunningShop(
    env.DATA_DIR,
    number,
    assignments,
    !values.later,
  );
  const done =
    running ??
    (await withDatabase(env, async ({ db }) => {
      const changed = await setFields(db, number, assignments, new Date());
      if (!values.later) await publishElsewhere(env, db, [`product:${changed.productId}`]);
      return changed;
    }));
  print(
    `Product ${number}: ${done.changed.join(', ')} set${running ? ' in the running shop' : ''}.`,
  );
  return 0;
}

/** Runs a sub-command; prints the result and returns the exit code. */
export function runCatalogueCommand(
  argv: readonly string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  const commands = {
    generate: (args: string[]) => generateCatalogue(args, parseEnv(source), print),
    import: (args: string[]) => importPaths(args, parseEnv(source), print),
    imports: (args: string[]) => printImportList(args, parseEnv(source), print),
    undo: (args: string[]) => runUndo(args, parseEnv(source), print),
    schema: async () => {
      print(JSON.stringify(feedSchema(), null, 2));
      return 0;
    },
    set: (args: string[]) => runSet(args, parseEnv(source), print),
  };
  return runSubcommand(argv, commands, USAGE, print);
}

/**
 * Makes the shops on a shared database publish changes of a command; `names` null for all changes.
 * With a local database no shop is running, and the next start detects the changes.
 */
async function publishElsewhere(
  env: Pick<Env, 'DATABASE_URL'>,
  db: Kysely<Database>,
  names: string[] | null,
): Promise<void> {
  if (env.DATABASE_URL === '') return;
  const queue = new PublishQueue(db, () => new Date());
  await queue.add({ names, by: 'catalogue', reason: 'Catalogue' });
}
