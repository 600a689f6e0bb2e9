/** SQLite's words for a damaged file; an error that comes from a thread has lost its code. */
const WORDS = /database disk image is malformed|malformed database schema|not a database/;

/** True for the errors by which SQLite reports that a file is damaged. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && WORDS.test(error.message);
}
