/**
 * `npm run compare -- BEFORE AFTER`: reports the differences between two sites, two folders of
 * `npm run release -- export DIR`. Compares the text, the links, the structured data and the head
 * (title, description, robots, canonical, hreflang) of every page; scripts, styles and the digests
 * in names of files may differ, and the address of the site. Prints what differs, page by page for the first ones; exits with 1
 * where anything does.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sanitizeHtml from 'sanitize-html';

const MAX_SHOWN = 40;

/** What a visitor or a search engine reads of a page, by kind. */
type Reading = Record<'head' | 'text' | 'links' | 'structured data', string[]>;

export function readPage(page: string): Reading {
  // Two sites of one machine differ in their port at least.
  const [, origin = ''] = /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(page) ?? [];
  const html = origin ? page.replaceAll(origin, '') : page;
  const [head = '', body = ''] = html.split(/<body[^>]*>/);
  const matches = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = '']) => found.trim());
  const plain = sanitizeHtml(body, {
    allowedTags: [],
    nonTextTags: ['script', 'style', 'template', 'noscript'],
    // Words of neighbouring elements do not run together.
    textFilter: (text) => `${text}\n`,
  });
  return {
    head: matches(
      head,
      /(<title>[^<]*|<meta (?:name|property)="[^"]*"[^>]*|<link rel="(?:canonical|alternate)"[^>]*)/g,
    ),
    text: plain.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || []),
    links: matches(body, /<a\b[^>]*?\shref="([^"]*)"/g),
    'structured data': matches(
      html,
      /<script[^>]* type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
    ),
  };
}

/** Items that only one list has, marked `-` (first) or `+` (second); empty if the lists are equal. */
export function difference(before: readonly string[], after: readonly string[]): string[] {
  if (before.join('\n') === after.join('\n')) return [];
  const [old, fresh] = [new Set(before), new Set(after)];
  const lines = [
    ...before.filter((line) => !fresh.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
  return lines.length > 0 ? lines : ['the same in another order or number'];
}

export function compareFolders(before: string, after: string): number {
  const pagesOf = (dir: string) => new Set(globSync('**/*.html', { cwd: dir }));
  const [old, fresh] = [pagesOf(before), pagesOf(after)];
  const counts = new Map<string, number>();
  let shown = 0;
  const tell = (kind: string, page: string, lines: readonly string[] = []) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (shown++ >= MAX_SHOWN) return;
    console.log(`${page}: ${kind}`);
    for (const line of lines.slice(0, 6)) console.log(`    ${line.slice(0, 200)}`);
  };
  for (const page of old) {
    if (!fresh.has(page)) {
      tell('gone', page);
      continue;
    }
    const read = (dir: string) => readPage(readFileSync(path.join(dir, page), 'utf8'));
    const [was, is] = [read(before), read(after)];
    for (const kind of Object.keys(was) as (keyof Reading)[]) {
      const lines = difference(was[kind], is[kind]);
      if (lines.length > 0) tell(kind, page, lines);
    }
  }
  for (const page of fresh) if (!old.has(page)) tell('new', page);
  const told = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.log(`${old.size} pages before, ${fresh.size} after; ${told || 'all say the same'}.`);
  return counts.size;
}
