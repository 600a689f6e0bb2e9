import { isDamage } from './sqlite-damage.ts';

/** The file of the releases cannot be read; the message names it and the remedy. */
export class DamagedReleases extends Error {
  constructor(file: string, cause: Error) {
    super(
      `The releases in ${file} are damaged (${cause.message}). Stop the shop, then see what is lost with \`npm run release -- check\` and repair it with \`npm run release -- repair\`.`,
      { cause },
    );
    this.name = 'DamagedReleases';
  }
}

/** Runs a query on the file of the releases; throws `DamagedReleases` where SQLite reports damage. */
export function orDamaged<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const isTold = error instanceof DamagedReleases;
    throw isDamage(error) && !isTold ? new DamagedReleases(file, error) : error;
  }
}
