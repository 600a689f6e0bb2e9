import { parseArgs } from 'node:util';
import { parseEnv } from '../../src/env.ts';
import { openDatabase } from '../db/open.ts';
import { generateCatalogue } from './load.ts';

const USAGE = `Usage:
  catalogue generate [--products 13500] [--seed 1]   fill the database with the demo catalogue`;

type Print = (line: string) => void;

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`--${name} must be a whole number from ${min} to ${max} (it is "${text}").`);
  return value;
}

async function generate(args: string[], source: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const env = parseEnv(source);
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string' }, seed: { type: 'string' } },
  });
  const count = wholeNumber(
    'products',
    values.products ?? String(env.CATALOGUE_PRODUCTS),
    1,
    1_000_000,
  );
  const seed = wholeNumber('seed', values.seed ?? String(env.CATALOGUE_SEED), 0, 2 ** 31);
  const opened = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const start = performance.now();
    let shown = 0;
    await generateCatalogue(opened.db, {
      products: count,
      seed,
      onProgress: (done, total) => {
        if (done < total && done - shown < 10_000) return;
        shown = done;
        const seconds = (performance.now() - start) / 1000;
        const rate = Math.round(done / seconds);
        print(
          `${done} of ${total} products · ${rate}/s · ${((total - done) / rate).toFixed(0)} s left`,
        );
      },
    });
  } finally {
    await opened.close();
  }
}

/** Runs one sub-command; prints what a person needs and returns the exit code. */
export async function runCatalogueCommand(
  argv: readonly string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  const [name, ...args] = argv;
  try {
    if (name === 'generate') await generate(args, source, print);
    else {
      print(USAGE);
      return name === undefined || name === 'help' ? 0 : 2;
    }
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
