import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, parseEnv } from '../../src/env.ts';
import { type Print, runSubcommand, wholeNumber, withDatabase } from './command-line.ts';
import { changeInRunningShop } from '../running.ts';
import { applyAssignments } from '../catalogue/assignments.ts';
import { importFeed, type ImportResult } from '../catalogue/feed/import.ts';
import { FeedFileError } from '../catalogue/feed/read.ts';
import type { FeedError } from '../catalogue/feed/row.ts';
import { feedSchema } from '../catalogue/feed/schema.ts';
import { ownProducts } from '../catalogue/kept-products.ts';
import { generateCatalogue } from '../catalogue/load.ts';
import { productOfNumber } from '../catalogue/product-of-number.ts';
import { OwnedMedia } from '../media/owned-media.ts';
import { publishElsewhere } from '../catalogue/publish-elsewhere.ts';

const USAGE = `Usage:
  catalogue generate [--products 14000] [--seed 1]   fill the database with the demo catalogue
                                                     (--delete-own: also where products were imported)
  catalogue import FILE                              load a feed: JSON lines or CSV (docs/feed.md)
                                                     --dry-run: only say what would change
                                                     --continue: load right rows although others are wrong
                                                     --encoding windows-1252: the file is not UTF-8
  catalogue schema                                   the fields of JSON lines as a JSON Schema
  catalogue set NUMBER field=value …                 change one product, also while the shop runs
                                                     (price=9.95 stock.12=0 name.nl="…" orderable=nee);
                                                     NUMBER: trade number, or what its page shows of it;
                                                     --later leaves its pages to the desk`;

/** Errors of a feed that are printed before the rest is only counted. */
const ERRORS_SHOWN = 50;

async function generate(args: string[], env: Env, print: Print): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      seed: { type: 'string' },
      'delete-own': { type: 'boolean', default: false },
    },
  });
  const products = wholeNumber(
    '--products',
    values.products ?? String(env.CATALOGUE_PRODUCTS),
    1,
    1_000_000,
  );
  const seed = wholeNumber('--seed', values.seed ?? String(env.CATALOGUE_SEED), 0, 2 ** 31);
  await withDatabase(env, async ({ db }) => {
    const own = values['delete-own'] ? 0 : await ownProducts(db);
    if (own > 0) {
      throw new Error(
        `The catalogue holds ${own} products that were imported. They would be deleted: add --delete-own if that is meant.`,
      );
    }
    const start = performance.now();
    let shown = 0;
    await generateCatalogue(db, {
      products,
      seed,
      onlyUsed: env.CATALOGUE_ONLY_USED,
      onProgress: (done, total) => {
        if (done < total && done - shown < 10_000) return;
        shown = done;
        const rate = Math.round(done / ((performance.now() - start) / 1000));
        const left = Math.round((total - done) / rate);
        print(`${done} of ${total} products · ${rate}/s · ${left} s left`);
      },
    });
    await publishElsewhere(env, db, null);
  });
  return 0;
}

/** Writes all errors of an import to a file that opens in a spreadsheet; answers its name. */
function writeErrors(dataDir: string, errors: readonly FeedError[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = errors.map(({ line, field, value, message }) =>
    [String(line), ...[field, value, message].map(cell)].join(';'),
  );
  const file = path.join(dataDir, 'import-errors.csv');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `\uFEFFline;field;value;message\r\n${rows.join('\r\n')}\r\n`);
  return file;
}

const errorText = ({ line, field, value, message }: FeedError): string => {
  const of = [field, value && JSON.stringify(value)].filter(Boolean).join(' ');
  return `line ${line}: ${of && `${of} `}${message}`;
};

async function importFile(args: string[], env: Env, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      continue: { type: 'boolean', default: false },
      encoding: { type: 'string', default: 'utf-8' },
    },
  });
  const [file] = positionals;
  if (!file || !existsSync(file)) throw new Error(`There is no file ${file ?? '(none named)'}.`);
  const { encoding } = values;
  if (encoding !== 'utf-8' && encoding !== 'windows-1252') {
    throw new Error(`--encoding must be utf-8 or windows-1252 (it is "${encoding}").`);
  }
  const isDryRun = values['dry-run'];
  let result: ImportResult;
  try {
    result = await withDatabase(env, ({ db }) =>
      importFeed(db, createReadStream(file), {
        now: new Date(),
        encoding,
        continues: values.continue,
        isDryRun,
        media: {
          ...{ kept: new OwnedMedia(env.DATA_DIR), folder: path.dirname(path.resolve(file)) },
          // The owner of this machine names addresses of the own network too.
          allowsInternal: true,
        },
        onChanged: (trx) => publishElsewhere(env, trx, null),
      }),
    );
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    print(`${file}: ${error.message} Nothing was loaded.`);
    return 1;
  }
  const { added, changed, unchanged, isLoaded, media } = result;
  const errors = [...result.errors, ...(media?.warnings ?? [])];
  for (const error of errors.slice(0, ERRORS_SHOWN)) print(errorText(error));
  if (errors.length > 0) print(`All errors: ${writeErrors(env.DATA_DIR, errors)}`);
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${result.errors.length} errors`;
  if (isDryRun) print(`Dry run, nothing was loaded: ${counts}`);
  else if (isLoaded) print(counts);
  else print(`Nothing was loaded. Without errors: ${counts}. --continue loads the right rows.`);
  if (media) {
    const { read, warnings } = media;
    print(`${read} pictures, documents and films read, ${warnings.length} could not be had`);
  }
  return result.errors.length > 0 ? 1 : 0;
}

async function set(args: string[], env: Env, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { later: { type: 'boolean', default: false } },
  });
  const [number = '', ...assignments] = positionals;
  if (assignments.length === 0) throw new Error('Nothing to set: write field=value.');
  const running = await changeInRunningShop(env.DATA_DIR, number, assignments, !values.later);
  const done =
    running ??
    (await withDatabase(env, async ({ db }) => {
      const id = await productOfNumber(db, number);
      const applied = await applyAssignments(db, id, assignments);
      if (!values.later) await publishElsewhere(env, db, [`product:${id}`]);
      return applied;
    }));
  print(
    `Product ${number}: ${done.changed.join(', ')} set${running ? ' in the running shop' : ''}.`,
  );
  return 0;
}

/** Runs one sub-command; prints what a person needs and returns the exit code. */
export function runCatalogueCommand(
  argv: readonly string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  const commands = {
    generate: (args: string[]) => generate(args, parseEnv(source), print),
    import: (args: string[]) => importFile(args, parseEnv(source), print),
    schema: async () => {
      print(JSON.stringify(feedSchema(), null, 2));
      return 0;
    },
    set: (args: string[]) => set(args, parseEnv(source), print),
  };
  return runSubcommand(argv, commands, USAGE, print);
}
