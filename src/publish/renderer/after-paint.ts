/**
 * Scripts wait for the first view: on a slow line they would share it with the main picture. Their
 * tags are made inert, and one small constant script starts them once all that the first view shows
 * has arrived. What Astro writes into a page for its islands waits too, as a file of its own: it is
 * the same on every page.
 */
import { createHash } from 'node:crypto';

const MODULE = Buffer.from('<script type="module" src=');
const INLINE = Buffer.from('<script>(()=>{');
const OPEN = '<script>';
const CLOSE = Buffer.from('</script>');
const END = Buffer.from('</body>');
/** Astro's style of islands; `styles/listing.css` has it for all pages. */
const ISLAND_STYLE = Buffer.from(
  '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
);
/** An island that is alive from the start: its page waits for nothing. */
const AT_ONCE = Buffer.from(' client="load"');
const INERT = 'text/x-module';
const WAITING = `<script type="${INERT}" src=`;
const WAITING_TAG = Buffer.from(WAITING);
/** Shorter ones are ours, and run where they stand. */
const ISLANDS_FROM = 1000;

/**
 * Scripts start when the first view has been painted, which on a quick line is after the load event.
 * A page that is touched starts at once, and so does a list whose address asks for more than its page
 * shows: a frame's callback runs before its paint, the timer after it. A browser that tells of no
 * paint starts them all the same. Once all have run, what was touched before they listened is handed
 * to them (`first-paint.ts`, `frame.client.ts`).
 * A page that is rendered before it is opened (`after-touch.client.ts`) starts nothing until it is.
 * Constant: it is hashed.
 */
export const AFTER_PAINT_SCRIPT = `{let w=window,d=document,s,r=d.documentElement.dataset,start=()=>{if(s)return;s=1;let t=d.querySelectorAll('script[type="${INERT}"]'),n=t.length,ran=()=>{if(--n>0)return;let e=w.early||[];w.early=null;dispatchEvent(new CustomEvent('early',{detail:e}))};t.forEach(o=>{let m=d.createElement('script');m.type='module';m.src=o.src;m.onload=ran;m.onerror=()=>{delete r.opening;ran()};d.head.append(m)});n||ran()},soon=()=>requestAnimationFrame(()=>setTimeout(start)),go=()=>{addEventListener('kept',soon);w.early||'listQuery'in r||d.readyState=='complete'?soon():addEventListener('load',()=>{setTimeout(start,3e3);new PerformanceObserver(start).observe({type:'paint',buffered:1})})};d.prerendering?d.addEventListener('prerenderingchange',go):go()}`;

const STARTER = `<script>${AFTER_PAINT_SCRIPT}</script>`;

/** Name of the file that holds a script, by its text. */
const names = new Map<string, string>();

function islandFile(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `_astro/island.${hash}.js`;
  names.set(text, name);
  return name;
}

export interface Prepared {
  page: Buffer;
  /** Files that the page points to: name → text. */
  scripts: Map<string, string>;
}

/**
 * The page, as bytes, with its scripts loaded after the first view. Its pieces are put together
 * once, at the end: each copy of a page is as much work for the memory as the page itself.
 */
export function scriptsAfterPaint(page: Buffer): Prepared {
  const scripts = new Map<string, string>();
  const { pieces: kept, islands } = withoutIslandScripts(page);
  const pieces = withWaitingModules(withoutIslandStyle(kept));
  let added = STARTER;
  if (islands.length > 0) {
    // One file: the island element needs the directives that stand before it.
    const text = islands.join('\n');
    const name = islandFile(text);
    scripts.set(name, text);
    added = `${WAITING}"/${name}"></script>${STARTER}`;
  }
  addAtEnd(pieces, Buffer.from(added));
  return { page: Buffer.concat(pieces), scripts };
}

/** Takes out what Astro wrote for islands, in order. */
function withoutIslandScripts(page: Buffer): { pieces: Buffer[]; islands: string[] } {
  const islands: string[] = [];
  const pieces: Buffer[] = [];
  let from = 0;
  if (page.includes(AT_ONCE)) return { pieces: [page], islands };
  for (let at = page.indexOf(INLINE); at >= 0; at = page.indexOf(INLINE, at + 1)) {
    const end = page.indexOf(CLOSE, at);
    const text = page.toString('utf8', at + OPEN.length, end);
    if (text.length < ISLANDS_FROM) continue;
    islands.push(text);
    pieces.push(page.subarray(from, at));
    from = end + CLOSE.length;
  }
  pieces.push(page.subarray(from));
  return { pieces, islands };
}

/** Saves its bytes, and those of its hash in the content security policy. */
function withoutIslandStyle(pieces: readonly Buffer[]): Buffer[] {
  return pieces.flatMap((piece) => {
    const at = piece.indexOf(ISLAND_STYLE);
    if (at < 0) return piece;
    return [piece.subarray(0, at), piece.subarray(at + ISLAND_STYLE.length)];
  });
}

/** Makes the tags of modules inert. */
function withWaitingModules(pieces: readonly Buffer[]): Buffer[] {
  return pieces.flatMap((piece) => {
    const parts: Buffer[] = [];
    let from = 0;
    for (let at = piece.indexOf(MODULE); at >= 0; at = piece.indexOf(MODULE, from)) {
      parts.push(piece.subarray(from, at), WAITING_TAG);
      from = at + MODULE.length;
    }
    parts.push(piece.subarray(from));
    return parts;
  });
}

/** Before the end of the body behind the last module, or at the very end: a page's own script may stand there. */
function addAtEnd(pieces: Buffer[], added: Buffer): void {
  for (let at = pieces.lastIndexOf(WAITING_TAG) + 1; at < pieces.length; at++) {
    const piece = pieces[at]!;
    const close = piece.indexOf(END);
    if (close < 0) continue;
    pieces.splice(at, 1, piece.subarray(0, close), added, piece.subarray(close));
    return;
  }
  pieces.push(added);
}
