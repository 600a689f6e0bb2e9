/** Records which releases were deployed to a host, beside the releases. */
import type { DatabaseSync } from 'node:sqlite';
import { openReleaseFile, transaction } from './layout.ts';

export interface Deploy {
  /** Number of the release it shows. */
  release: number;
  /** The host's own name of it. */
  id: string;
}

export class Deploys {
  readonly #db: DatabaseSync;
  readonly #site: string;

  /** `site`: the host's name of the site; each site has deploys of its own. */
  constructor(dataDir: string, site: string) {
    this.#db = openReleaseFile(dataDir);
    this.#site = site;
  }

  /** The last known deploy of the host; null before the first. */
  last(): Deploy | null {
    return this.#find('where site = ? order by id desc', this.#site);
  }

  /** The newest deploy with exactly this content; null if there is none. */
  withContent(content: string): Deploy | null {
    return this.#find('where site = ? and content = ? order by id desc', this.#site, content);
  }

  #find(where: string, ...values: string[]): Deploy | null {
    const row = this.#db
      .prepare(`select release, deploy from deploys ${where} limit 1`)
      .get(...values);
    return row ? { release: row['release'] as number, id: row['deploy'] as string } : null;
  }

  /** Records that the host now shows a release. `content`: digest, equal for equal files. */
  note({ release, id }: Deploy, content: string): void {
    this.#db
      .prepare('insert into deploys (site, release, deploy, content) values (?, ?, ?, ?)')
      .run(this.#site, release, id, content);
  }

  /** Our digest → the host's digest, for the bodies where it is known. */
  hostDigests(): Map<string, string> {
    const rows = this.#db.prepare('select digest, sha1 from host_digests').all();
    return new Map(rows.map((row) => [row['digest'] as string, row['sha1'] as string]));
  }

  keepHostDigests(pairs: Iterable<readonly [digest: string, sha1: string]>): void {
    const put = this.#db.prepare('insert or ignore into host_digests (digest, sha1) values (?, ?)');
    transaction(this.#db, () => {
      for (const [digest, sha1] of pairs) put.run(digest, sha1);
    });
  }

  close(): void {
    this.#db.close();
  }
}
