/** Helpers of all backend commands. */
import type { Env } from '../../../src/env.ts';
import { type OpenedDatabase, openDatabase } from '../../platform/db/open.ts';
import { exitCodeOf, errorText } from '../processes.ts';
import { protectDataDir } from '../../platform/private-data.ts';

export type Print = (line: string) => void;

/** Parses an integer from min to max. Throws an Error that names the argument. */
export function parseWholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max} (it is "${text}").`);
  return value;
}

/** Opens the database for one task. */
export async function withDatabase<T>(
  env: Env,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  if (!env.DATABASE_URL) protectDataDir(env.DATA_DIR, (text) => console.error(text));
  const opened = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

type Subcommand = (args: string[]) => Promise<number>;

/**
 * Runs the sub-command named by the first argument; prints the result and returns the exit code: 2
 * if unknown, 1 if it failed.
 */
export async function runSubcommand(
  [name, ...args]: readonly string[],
  commands: Readonly<Record<string, Subcommand>>,
  usage: string,
  print: Print,
): Promise<number> {
  try {
    const command = name === undefined ? undefined : commands[name];
    if (command) return await command(args);
    print(usage);
    return name === undefined || name === 'help' ? 0 : 2;
  } catch (error) {
    print(errorText(error));
    return exitCodeOf(error);
  }
}
