import path from 'node:path';
import { parseArgs } from 'node:util';
import { BRANDS } from '../../../src/brands/brands.ts';
import { type Env, parseEnv } from '../../../src/env.ts';
import {
  exportContent,
  importIntoDatabase,
  type ImportResult,
} from '../../editing/content/transfer.ts';
import { askContentOfRunningShop } from '../running.ts';
import { type Print, runSubcommand, withDatabase } from './command-line.ts';

const USAGE = `Usage (also while the shop runs):
  content export DIR     writes what is published to a folder: pages, menus, banners, settings,
                         pictures (docs/content.md)
                         --remove: content files that the shop does not have go from the folder
  content import DIR     takes such a folder over, as a whole or not at all
                         --remove: what the folder does not have goes from the shop
                         --dry-run: only say what would change`;

/** Maximum number of lines printed per kind. */
const MAX_LINES = 50;

function folderOf(positionals: string[]): string {
  const [dir, ...others] = positionals;
  if (!dir || others.length > 0) throw new Error('Name one folder.');
  // Absolute, because the running shop has another working directory.
  return path.resolve(dir);
}

async function exportTo(args: string[], env: Env, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: { remove: { type: 'boolean', default: false } },
  });
  const dir = folderOf(positionals);
  const removes = values.remove;
  const running =
    env.DATABASE_URL === ''
      ? await askContentOfRunningShop(env.DATA_DIR, { do: 'export', dir, removes })
      : null;
  const { documents, pictures, removed } =
    running ?? (await withDatabase(env, ({ db }) => exportContent(db, dir, { removes })));
  if (documents === 0)
    throw new Error('There is no content yet: start the shop once, or import a folder.');
  for (const file of removed) print(`- ${file}`);
  print(`${documents} documents and ${pictures} pictures are in ${dir}.`);
  return 0;
}

async function importFrom(args: string[], env: Env, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: {
      remove: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const dir = folderOf(positionals);
  const options = { removes: values.remove, isDryRun: values['dry-run'] };
  const running =
    env.DATABASE_URL === ''
      ? await askContentOfRunningShop(env.DATA_DIR, { do: 'import', dir, ...options })
      : null;
  const result =
    running ??
    (await withDatabase(env, ({ db }) =>
      importIntoDatabase(db, dir, {
        ...{ ...options, by: 'command', brand: BRANDS[env.SITE_VARIANT] },
        ...{ publishes: env.DATABASE_URL !== '', now: () => new Date() },
      }),
    ));
  return printResult(result, options.isDryRun, print);
}

function printResult(result: ImportResult, isDryRun: boolean, print: Print): number {
  const { added, changed, removed, problems, others } = result;
  const list = (sign: string, lines: readonly string[]) => {
    for (const line of lines.slice(0, MAX_LINES)) print(`${sign} ${line}`);
    if (lines.length > MAX_LINES) print(`${sign} and ${lines.length - MAX_LINES} more`);
  };
  list('+', added);
  list('~', changed);
  list('-', removed);
  list('left alone, no content:', others);
  list('!', problems);
  const counts = `${added.length} new, ${changed.length} changed, ${removed.length} removed`;
  if (problems.length > 0) {
    print(`Nothing was imported: ${problems.length} faults.`);
    return 1;
  }
  print(isDryRun ? `It would be: ${counts}.` : `Imported: ${counts}.`);
  return 0;
}

/** Runs a sub-command; prints the result and returns the exit code. */
export function runContentCommand(
  argv: readonly string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  const commands = {
    export: (args: string[]) => exportTo(args, parseEnv(source), print),
    import: (args: string[]) => importFrom(args, parseEnv(source), print),
  };
  return runSubcommand(argv, commands, USAGE, print);
}
