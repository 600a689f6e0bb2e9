/** The files of the shop under test, as its live release holds them. */
import { env } from '../../src/env.ts';
import { Releases } from '../../src/publish/releases/releases.ts';

let opened: { releases: Releases; live: number } | undefined;

function site() {
  if (!opened) {
    const releases = new Releases(env().DATA_DIR);
    const live = releases.current();
    if (!live) throw new Error('The shop under test has no release.');
    opened = { releases, live: live.id };
  }
  return opened;
}

/** `product/x.html` → `/product/x`. */
export function addressOf(file: string): string {
  const name = file.replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** Every page's file. */
export function pageFiles(): string[] {
  const { releases, live } = site();
  return releases
    .pages(live)
    .filter((file) => file.endsWith('.html'))
    .sort();
}

export function hasFile(file: string): boolean {
  const { releases, live } = site();
  return releases.entry(file, live) !== null;
}

export function readPage(file: string): string {
  const { releases, live } = site();
  const entry = releases.entry(file, live);
  const body = entry && releases.body(entry.digest);
  if (!body) throw new Error(`The site has no ${file}.`);
  return body.toString();
}
