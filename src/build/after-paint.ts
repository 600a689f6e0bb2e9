/**
 * Scripts and fonts wait for the first view: on a slow line they would share it with the main
 * picture. The scripts' tags are made inert, and one small constant script starts them, and
 * turns to the shop's font, once all that the first view shows has arrived. What Astro writes
 * into a page for its islands waits too, as a file of its own: it is the same on every page.
 */
import { createHash } from 'node:crypto';

const MODULE = Buffer.from('<script type="module" src=');
const INLINE = Buffer.from('<script>(()=>{');
const OPEN = '<script>';
const CLOSE = Buffer.from('</script>');
const END = Buffer.from('</body>');
/** An island that is alive from the start: its page waits for nothing. */
const AT_ONCE = Buffer.from(' client="load"');
const INERT = 'text/x-module';
/** Shorter ones are ours, and run where they stand. */
const ISLANDS_FROM = 1000;

/**
 * A frame's callback runs before its paint, the timer after it. Once all scripts have run, what
 * was touched before they listened is touched again (`first-paint.ts`, which also reads the key
 * `fonts` on later pages). A list whose address asks for more than its page shows starts at
 * once. Constant: it is hashed.
 */
export const AFTER_PAINT_SCRIPT = `(function(w,d){function start(){requestAnimationFrame(function(){setTimeout(function(){var t=d.querySelectorAll('script[type="${INERT}"]'),n=t.length;function ran(){if(--n>0)return;var e=w.early||[];w.early=null;e.forEach(function(c){if(c.tagName==='SELECT')c.dispatchEvent(new Event('change',{bubbles:true}));else if(c.requestSubmit)c.requestSubmit();else{if(c.type==='checkbox')c.checked=!c.checked;c.click()}})}t.forEach(function(o){var s=d.createElement('script');s.type='module';s.src=o.src;s.onload=s.onerror=ran;d.head.append(s)});n||ran();d.documentElement.dataset.fonts='';try{localStorage.setItem('fonts','1')}catch(e){}})})}d.readyState==='complete'||'listQuery'in d.documentElement.dataset?start():w.addEventListener('load',start)})(window,document)`;

const WAITING = `<script type="${INERT}" src=`;
const STARTER = Buffer.from(`<script>${AFTER_PAINT_SCRIPT}</script>`);

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

/** The page, as bytes, with its scripts loaded after the first view. */
export function scriptsAfterPaint(page: Buffer): Prepared {
  const scripts = new Map<string, string>();
  const parts: Buffer[] = [];
  const islands: string[] = [];
  let from = 0;
  const put = (until: number, tag: string, next: number) => {
    parts.push(page.subarray(from, until), Buffer.from(tag));
    from = next;
  };
  const next = (mark: Buffer) => {
    const at = page.indexOf(mark, from);
    return at < 0 ? Infinity : at;
  };
  const takesIslands = page.indexOf(AT_ONCE) < 0;
  let inline = takesIslands ? next(INLINE) : Infinity;
  let module = next(MODULE);
  while (inline < Infinity || module < Infinity) {
    if (module < inline) {
      put(module, WAITING, module + MODULE.length);
    } else {
      const end = page.indexOf(CLOSE, inline);
      const text = page.toString('utf8', inline + OPEN.length, end);
      if (text.length >= ISLANDS_FROM) {
        islands.push(text);
        put(inline, '', end + CLOSE.length);
      } else {
        put(end, '', end);
      }
    }
    if (inline < from) inline = next(INLINE);
    if (module < from) module = next(MODULE);
  }
  // Behind the last of them: a page's own script may stand after its body.
  const close = page.indexOf(END, from);
  const end = close < 0 ? page.length : close;
  parts.push(page.subarray(from, end));
  if (islands.length > 0) {
    // One file: the island element needs the directives that stand before it.
    const text = islands.join('\n');
    const name = islandFile(text);
    scripts.set(name, text);
    parts.push(Buffer.from(`${WAITING}"/${name}"></script>`));
  }
  return { page: Buffer.concat([...parts, STARTER, page.subarray(end)]), scripts };
}
