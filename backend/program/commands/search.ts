import { parseArgs } from 'node:util';
import { parseEnv } from '../../../src/env.ts';
import { type Print, runSubcommand, parseWholeNumber, withDatabase } from './command-line.ts';
import { askContentOfRunningShop, searchMissesOfRunningShop } from '../running.ts';
import { readDocuments } from '../../editing/content/documents.ts';
import { compileContent } from '../../editing/content/load-content.ts';
import { missesWithProposals, proposalLines } from '../../search/synonyms/search-misses.ts';
import { synonymLookup } from '../../search/synonyms/synonym-lookup.ts';

const USAGE = `Usage:
  search report [--limit 50]   what was searched and not found, with proposals for
                               synonyms; also while the shop runs`;

const MAX_LIMIT = 1000;

async function printReport(
  args: string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  const { values } = parseArgs({ args, options: { limit: { type: 'string', default: '50' } } });
  const limit = parseWholeNumber('--limit', values.limit, 1, MAX_LIMIT);
  const env = parseEnv(source);
  const misses =
    (await searchMissesOfRunningShop(env.DATA_DIR, limit)) ??
    (await withDatabase(env, ({ db }) => missesWithProposals(db, limit, new Date())));
  if (misses.length === 0) {
    print('Every search of the last 90 days found something.');
    return 0;
  }
  print('times  language  last        term');
  for (const { count, locale, lastAt, term } of misses) {
    print(`${String(count).padStart(5)}  ${locale.padEnd(8)}  ${lastAt.slice(0, 10)}  ${term}`);
  }
  const running = await askContentOfRunningShop(env.DATA_DIR, { do: 'texts' });
  const texts = running
    ? new Map(Object.entries(running))
    : await withDatabase(env, async ({ db }) => (await readDocuments(db)).texts);
  const { locales } = compileContent(texts).content;
  const lookups = {
    nl: synonymLookup(locales.nl.search.synonyms, 'nl'),
    en: synonymLookup(locales.en.search.synonyms, 'en'),
  };
  print('\nProposed synonyms. Keep what is right and paste it into search/synonyms.yaml:\n');
  for (const line of proposalLines(misses, (term, locale) => lookups[locale](term))) print(line);
  return 0;
}

/** Runs a sub-command; prints the result and returns the exit code. */
export function runSearchCommand(
  argv: readonly string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  const commands = { report: (args: string[]) => printReport(args, source, print) };
  return runSubcommand(argv, commands, USAGE, print);
}
