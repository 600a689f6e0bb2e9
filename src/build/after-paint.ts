/**
 * Scripts wait for the first paint: on a slow line they would otherwise share it with the
 * style sheet and the main picture. Their tags are made inert, and one small constant script
 * starts them once the page has been painted.
 */
const TAG = Buffer.from('<script type="module" src=');
const END = Buffer.from('</body>');
const INERT = 'text/x-module';

/** A frame's callback runs before its paint, the timer after it. Constant: it is hashed. */
export const AFTER_PAINT_SCRIPT = `requestAnimationFrame(function(){setTimeout(function(){document.querySelectorAll('script[type="${INERT}"]').forEach(function(o){var s=document.createElement('script');s.type='module';s.src=o.src;document.head.append(s)})})})`;

const WAITING = Buffer.from(`<script type="${INERT}" src=`);
const STARTER = Buffer.from(`<script>${AFTER_PAINT_SCRIPT}</script>`);

/** The page, as bytes, with its module scripts loaded after the first paint. */
export function scriptsAfterPaint(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(TAG); at >= 0; at = page.indexOf(TAG, from)) {
    parts.push(page.subarray(from, at), WAITING);
    from = at + TAG.length;
  }
  if (from === 0) return page;
  // Behind the last of them: a page's own script may stand after its body.
  const close = page.indexOf(END, from);
  const end = close < 0 ? page.length : close;
  return Buffer.concat([...parts, page.subarray(from, end), STARTER, page.subarray(end)]);
}
