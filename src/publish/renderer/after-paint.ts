/**
 * Delays scripts until after the first paint: on a slow connection they would compete with the main
 * image. Their tags are made inert, and a small constant script starts them once everything in the
 * first view has loaded. Astro's inline island code is delayed too, and moved to a file, since it
 * is the same on every page.
 */
import { createHash } from 'node:crypto';

const MODULE_TAG = Buffer.from('<script type="module" src=');
const INLINE_ISLAND_TAG = Buffer.from('<script>(()=>{');
const SCRIPT_TAG = '<script>';
const SCRIPT_END_TAG = Buffer.from('</script>');
const BODY_END_TAG = Buffer.from('</body>');
/** Astro's style for islands; `styles/listing.css` includes it for all pages. */
const ISLAND_STYLE = Buffer.from(
  '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
);
/** An island with `client="load"` hydrates at once, so its page does not delay scripts. */
const IMMEDIATE_ISLAND = Buffer.from(' client="load"');
const INERT_TYPE = 'text/x-module';
const WAITING_SCRIPT_TAG = `<script type="${INERT_TYPE}" src=`;
const WAITING_SCRIPT_BYTES = Buffer.from(WAITING_SCRIPT_TAG);
/**
 * Minimum length of Astro's island scripts. Shorter inline scripts are the shop's own, and run in
 * place.
 */
const MIN_ISLAND_SCRIPT_LENGTH = 1000;

/**
 * Starts the scripts after the first paint, which on a fast connection follows the load event. They
 * start at once if the page is touched, or if the address of a list asks for more than the page
 * shows. A frame callback runs before its paint, so a timer follows it. Browsers without paint
 * events start them too. Afterwards, earlier interactions are replayed (`first-paint.ts`,
 * `frame.client.ts`). A prerendered page (`after-touch.client.ts`) waits until it is opened. The
 * text is constant, because it is hashed.
 */
export const AFTER_PAINT_SCRIPT = `{let w=window,d=document,s,r=d.documentElement.dataset,start=()=>{if(s)return;s=1;let t=d.querySelectorAll('script[type="${INERT_TYPE}"]'),n=t.length,ran=()=>{if(--n>0)return;let e=w.early||[];w.early=null;dispatchEvent(new CustomEvent('early',{detail:e}))};t.forEach(o=>{let m=d.createElement('script');m.type='module';m.src=o.src;m.onload=ran;m.onerror=()=>{delete r.opening;ran()};d.head.append(m)});n||ran()},soon=()=>requestAnimationFrame(()=>setTimeout(start)),go=()=>{addEventListener('kept',soon);w.early||'listQuery'in r||d.readyState=='complete'?soon():addEventListener('load',()=>{setTimeout(start,3e3);new PerformanceObserver(start).observe({type:'paint',buffered:1})})};d.prerendering?d.addEventListener('prerenderingchange',go):go()}`;

const STARTER = `<script>${AFTER_PAINT_SCRIPT}</script>`;

/** Script text → name of its file. */
const fileNames = new Map<string, string>();

function islandFile(text: string): string {
  const known = fileNames.get(text);
  if (known) return known;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `_astro/island.${hash}.js`;
  fileNames.set(text, name);
  return name;
}

export interface DelayedPage {
  page: Buffer;
  /** Files that the page refers to: name → text. */
  scripts: Map<string, string>;
}

/**
 * Returns the page, as bytes, with its scripts delayed until after the first paint. Pieces are
 * joined once at the end, since every copy of a page costs memory bandwidth.
 */
export function delayScripts(page: Buffer): DelayedPage {
  const scripts = new Map<string, string>();
  const { pieces: kept, islands } = withoutIslandScripts(page);
  const pieces = withWaitingModules(withoutIslandStyle(kept));
  let added = STARTER;
  if (islands.length > 0) {
    // Joined into one file, because the island element needs the directives before it.
    const text = islands.join('\n');
    const name = islandFile(text);
    scripts.set(name, text);
    added = `${WAITING_SCRIPT_TAG}"/${name}"></script>${STARTER}`;
  }
  addAtEnd(pieces, Buffer.from(added));
  return { page: Buffer.concat(pieces), scripts };
}

/** Removes Astro's inline island scripts and returns them, in order. */
function withoutIslandScripts(page: Buffer): { pieces: Buffer[]; islands: string[] } {
  const islands: string[] = [];
  const pieces: Buffer[] = [];
  let from = 0;
  if (page.includes(IMMEDIATE_ISLAND)) return { pieces: [page], islands };
  for (
    let at = page.indexOf(INLINE_ISLAND_TAG);
    at >= 0;
    at = page.indexOf(INLINE_ISLAND_TAG, at + 1)
  ) {
    const end = page.indexOf(SCRIPT_END_TAG, at);
    const text = page.toString('utf8', at + SCRIPT_TAG.length, end);
    if (text.length < MIN_ISLAND_SCRIPT_LENGTH) continue;
    islands.push(text);
    pieces.push(page.subarray(from, at));
    from = end + SCRIPT_END_TAG.length;
  }
  pieces.push(page.subarray(from));
  return { pieces, islands };
}

/**
 * Removes Astro's style for islands, which saves its bytes and its hash in the content security
 * policy.
 */
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
    for (let at = piece.indexOf(MODULE_TAG); at >= 0; at = piece.indexOf(MODULE_TAG, from)) {
      parts.push(piece.subarray(from, at), WAITING_SCRIPT_BYTES);
      from = at + MODULE_TAG.length;
    }
    parts.push(piece.subarray(from));
    return parts;
  });
}

/**
 * Adds before the end of the body after the last module script, or at the very end if the page has
 * a script of its own there.
 */
function addAtEnd(pieces: Buffer[], added: Buffer): void {
  for (let at = pieces.lastIndexOf(WAITING_SCRIPT_BYTES) + 1; at < pieces.length; at++) {
    const piece = pieces[at]!;
    const close = piece.indexOf(BODY_END_TAG);
    if (close < 0) continue;
    pieces.splice(at, 1, piece.subarray(0, close), added, piece.subarray(close));
    return;
  }
  pieces.push(added);
}
