import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Env, parseEnv } from '../../src/env.ts';
import { type Print, runSubcommand, wholeNumber, withDatabase } from './command-line.ts';
import { changeInRunningShop } from '../running.ts';
import { applyAssignments } from '../catalogue/assignments.ts';
import { importFeed } from '../catalogue/import.ts';
import { generateCatalogue } from '../catalogue/load.ts';
import { publishElsewhere } from '../catalogue/publish-elsewhere.ts';

const USAGE = `Usage:
  catalogue generate [--products 14000] [--seed 1]   fill the database with the demo catalogue
  catalogue import FILE                              load a feed: JSON lines or CSV (docs/feed.md)
  catalogue set NUMBER field=value …                 change one product, also while the shop runs
                                                     (price=9.95 stock.12=0 name.nl="…" orderable=nee);
                                                     --later leaves its pages to the desk`;

/** Errors of a feed that are printed before the rest is only counted. */
const ERRORS_SHOWN = 50;

async function generate(args: string[], env: Env, print: Print): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string' }, seed: { type: 'string' } },
  });
  const products = wholeNumber(
    '--products',
    values.products ?? String(env.CATALOGUE_PRODUCTS),
    1,
    1_000_000,
  );
  const seed = wholeNumber('--seed', values.seed ?? String(env.CATALOGUE_SEED), 0, 2 ** 31);
  await withDatabase(env, async ({ db }) => {
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

/** Opens the file when the first line is asked for: nobody hears those that come before that. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
}

async function importFile(args: string[], env: Env, print: Print): Promise<number> {
  const [file] = args;
  if (!file || !existsSync(file)) throw new Error(`There is no file ${file ?? '(none named)'}.`);
  const result = await withDatabase(env, async ({ db }) => {
    const loaded = await importFeed(db, linesOf(file), new Date());
    if (loaded.added + loaded.changed > 0) await publishElsewhere(env, db, null);
    return loaded;
  });
  for (const { line, message } of result.errors.slice(0, ERRORS_SHOWN))
    print(`line ${line}: ${message}`);
  const more = result.errors.length - ERRORS_SHOWN;
  if (more > 0) print(`and ${more} more lines with errors`);
  print(`${result.added} added, ${result.changed} changed, ${result.errors.length} not loaded`);
  return result.errors.length > 0 ? 1 : 0;
}

async function set(args: string[], env: Env, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { later: { type: 'boolean', default: false } },
  });
  const [number = '', ...assignments] = positionals;
  const id = wholeNumber('The product number', number, 1, 9_999_999);
  if (assignments.length === 0) throw new Error('Nothing to set: write field=value.');
  const running = await changeInRunningShop(env.DATA_DIR, id, assignments, !values.later);
  const done =
    running ??
    (await withDatabase(env, async ({ db }) => {
      const applied = await applyAssignments(db, id, assignments);
      if (!values.later) await publishElsewhere(env, db, [`product:${id}`]);
      return applied;
    }));
  print(`Product ${id}: ${done.changed.join(', ')} set${running ? ' in the running shop' : ''}.`);
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
    set: (args: string[]) => set(args, parseEnv(source), print),
  };
  return runSubcommand(argv, commands, USAGE, print);
}
