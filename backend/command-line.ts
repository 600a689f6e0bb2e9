/** What the commands of the backend share. */
import type { Env } from '../src/env.ts';
import { type OpenedDatabase, openDatabase } from './db/open.ts';

export type Print = (line: string) => void;

/** A whole number from min to max. Throws an Error that names the argument. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max} (it is "${text}").`);
  return value;
}

/** Opens the database for one piece of work. */
export async function withDatabase<T>(
  env: Env,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
