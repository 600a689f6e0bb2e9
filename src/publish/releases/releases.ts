/** Read access to the releases of a data folder: for site servers, the desk and deploys. */
import type { DatabaseSync } from 'node:sqlite';
import { Edits, type Release, releaseOf } from './release.ts';
import { Pins } from './pins.ts';
import { IN_RELEASE, openReleaseFile, digestOf, decompress } from './layout.ts';
import { PageDependencies, type Row, Statements } from './statements.ts';
import { type Redirect, redirectsOf } from './redirects.ts';
import { servedRelease } from './shared/manifest.ts';

/** One file of the site. */
export interface SiteEntry {
  path: string;
  digest: string;
  /** Uncompressed size in bytes. */
  size: number;
  /**
   * Hashes of its inline scripts and styles (`inline-hashes.ts`), for its content security policy.
   */
  scripts: string[];
}

const SELECT_ENTRY = `select e.path, b.digest, b.size, s.hashes from entries e
  join bodies b on b.id = e.body join script_sets s on s.id = e.scripts`;

export class Releases {
  /** The entities that each release changed. */
  readonly edits: Edits;
  /** The entities that each page was made from. */
  readonly reads: PageDependencies;
  /** Entities that rollbacks pinned. */
  readonly pins: Pins;
  readonly #dataDir: string;
  readonly #db: DatabaseSync;
  readonly #sql: Statements;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#db = openReleaseFile(dataDir);
    this.#sql = new Statements(this.#db);
    this.edits = new Edits(this.#sql);
    this.reads = new PageDependencies(this.#sql);
    this.pins = new Pins(this.#sql);
  }

  /** The release that is live; null before the first. */
  current(): Release | null {
    const served = servedRelease(this.#dataDir);
    const row = this.#sql.one(
      `select * from releases where :served is null or id <= :served order by id desc limit 1`,
      { served },
    );
    return row ? releaseOf(row) : null;
  }

  /** The kept releases, newest first. */
  list(): Release[] {
    return this.#sql.all('select * from releases order by id desc').map(releaseOf);
  }

  get(id: number): Release | null {
    const row = this.#sql.one('select * from releases where id = :id', { id });
    return row ? releaseOf(row) : null;
  }

  /** The entry of a path in a release; null if there is none. */
  entry(path: string, release: number): SiteEntry | null {
    const row = this.#sql.one(
      `${SELECT_ENTRY} where e.path = :path and ${IN_RELEASE} order by e.since desc limit 1`,
      { path, release },
    );
    return row ? entryOf(row) : null;
  }

  /**
   * The newest entry of a path in any kept release: an open tab requests the assets of its own
   * release.
   */
  newestEntry(path: string): SiteEntry | null {
    const row = this.#sql.one(
      `${SELECT_ENTRY} where e.path = :path and e.since <= (select max(id) from releases)
       order by e.since desc limit 1`,
      { path },
    );
    return row ? entryOf(row) : null;
  }

  has(path: string, release: number): boolean {
    return (
      this.#sql.one(`select 1 from entries where path = :path and ${IN_RELEASE}`, {
        path,
        release,
      }) !== undefined
    );
  }

  /** Every path of a release, in order. */
  *entries(release: number): Generator<SiteEntry> {
    const rows = this.#sql.each(`${SELECT_ENTRY} where ${IN_RELEASE} order by e.path`, { release });
    for (const row of rows) yield entryOf(row);
  }

  /**
   * Files below a folder in any kept release, each the newest: open tabs may still request them.
   */
  *filesOfAllReleases(folder: string): Generator<SiteEntry> {
    const rows = this.#sql.each(
      `${SELECT_ENTRY} where e.path >= :folder and e.path < :end
        and e.since <= (select max(id) from releases) order by e.path, e.since desc`,
      { folder, end: `${folder}\u{10ffff}` },
    );
    let last = '';
    for (const row of rows) {
      const entry = entryOf(row);
      if (entry.path !== last) yield entry;
      last = entry.path;
    }
  }

  /** Paths of a release that begin so (`product/`), in order. */
  pathsBelow(start: string, release: number): string[] {
    return this.#sql
      .all(
        `select path from entries where path >= :start and path < :end and ${IN_RELEASE} order by path`,
        { start, end: `${start}\u{10ffff}`, release },
      )
      .map(({ path }) => path as string);
  }

  /** Every page of a release. */
  pages(release: number): string[] {
    return this.#sql
      .all(`select path from entries where is_page = 1 and ${IN_RELEASE}`, { release })
      .map(({ path }) => path as string);
  }

  /** Number of pages of a release that differ from the previous one. */
  changedPages(release: number): number {
    return this.#sql.one(
      `select count(*) as n from entries n where n.since = :release and n.is_page = 1
       and not exists (select 1 from entries o where o.path = n.path and o.until = :release
         and o.body = n.body)`,
      { release },
    )?.['n'] as number;
  }

  /** Number of paths of a release that differ from an earlier one, or were removed since. */
  differences(release: number, earlier: number): number {
    return this.#sql.one(
      `select
        (select count(*) from entries e where ${IN_RELEASE} and since > :earlier and not exists (
          select 1 from entries o where o.path = e.path and o.body = e.body
            and o.since <= :earlier and (o.until is null or o.until > :earlier))) +
        (select count(*) from entries o where o.until <= :release and o.until > :earlier
          and o.since <= :earlier and not exists (
            select 1 from entries e where e.path = o.path and ${IN_RELEASE})) as n`,
      { release, earlier },
    )?.['n'] as number;
  }

  /** True if a release has exactly these bytes at a path. */
  hasSameBody(path: string, body: Buffer, release: number): boolean {
    return this.entry(path, release)?.digest === digestOf(body);
  }

  body(digest: string): Buffer | null {
    const row = this.#sql.one('select packed from bodies where digest = :digest', { digest });
    return row ? decompress(row['packed'] as Uint8Array) : null;
  }

  /** Current address of a page that was renamed; null if the path was never renamed. */
  movedTo(path: string): string | null {
    const row = this.#sql.one(
      'select to_path from moves where from_path = :path and until is null',
      {
        path,
      },
    );
    return (row?.['to_path'] as string | undefined) ?? null;
  }

  moves(): Redirect[] {
    const release = this.current()?.id ?? 0;
    return [...redirectsOf(this.#db, release)].map(([from, to]) => ({ from, to }));
  }

  /** Hashes of the inline scripts and styles of a release's pages, in order. */
  scriptHashes(release: number): string[] {
    const rows = this.#sql.all(
      `select hashes from script_sets where id in (select scripts from entries where ${IN_RELEASE})`,
      { release },
    );
    return [...new Set(rows.flatMap(({ hashes }) => splitHashes(hashes as string)))].sort();
  }

  /** Bytes on disk, and the uncompressed size of the live release. */
  size(): { disk: number; live: number; files: number } {
    const live = this.#sql.one(
      `select coalesce(sum(b.size), 0) as bytes, count(*) as files from entries e
       join bodies b on b.id = e.body where ${IN_RELEASE}`,
      { release: this.current()?.id ?? 0 },
    );
    return {
      disk: this.bytesOnDisk(),
      live: live?.['bytes'] as number,
      files: live?.['files'] as number,
    };
  }

  /** Bytes that all kept releases take on disk. */
  bytesOnDisk(): number {
    const pages = this.#sql.one('pragma page_count')?.['page_count'] as number;
    const bytes = this.#sql.one('pragma page_size')?.['page_size'] as number;
    return pages * bytes;
  }

  close(): void {
    this.#db.close();
  }
}

const splitHashes = (hashes: string) => (hashes === '' ? [] : hashes.split(' '));

function entryOf(row: Row): SiteEntry {
  return {
    path: row['path'] as string,
    digest: row['digest'] as string,
    size: row['size'] as number,
    scripts: splitHashes(row['hashes'] as string),
  };
}
