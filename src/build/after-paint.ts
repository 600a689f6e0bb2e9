/**
 * Scripts and fonts wait for the first view: on a slow line they would share it with the main
 * picture. The scripts' tags are made inert, and one small constant script starts them, and
 * turns to the shop's font, once all that the first view shows has arrived.
 */
const TAG = Buffer.from('<script type="module" src=');
const END = Buffer.from('</body>');
const INERT = 'text/x-module';

/**
 * A frame's callback runs before its paint, the timer after it. Once all scripts have run, the
 * control that was clicked before they listened is clicked again (`first-paint.ts`, which also
 * reads the key `fonts` on later pages). Constant: it is hashed.
 */
export const AFTER_PAINT_SCRIPT = `(function(w,d){function start(){requestAnimationFrame(function(){setTimeout(function(){var t=d.querySelectorAll('script[type="${INERT}"]'),n=t.length;function ran(){if(--n>0)return;var c=w.earlyControl;w.earlyControl=null;if(c)c.click()}t.forEach(function(o){var s=d.createElement('script');s.type='module';s.src=o.src;s.onload=s.onerror=ran;d.head.append(s)});n||ran();d.documentElement.dataset.fonts='';try{localStorage.setItem('fonts','1')}catch(e){}})})}d.readyState==='complete'?start():w.addEventListener('load',start)})(window,document)`;

const WAITING = Buffer.from(`<script type="${INERT}" src=`);
const STARTER = Buffer.from(`<script>${AFTER_PAINT_SCRIPT}</script>`);

/** The page, as bytes, with its module scripts loaded after the first view. */
export function scriptsAfterPaint(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(TAG); at >= 0; at = page.indexOf(TAG, from)) {
    parts.push(page.subarray(from, at), WAITING);
    from = at + TAG.length;
  }
  // Behind the last of them: a page's own script may stand after its body.
  const close = page.indexOf(END, from);
  const end = close < 0 ? page.length : close;
  return Buffer.concat([...parts, page.subarray(from, end), STARTER, page.subarray(end)]);
}
