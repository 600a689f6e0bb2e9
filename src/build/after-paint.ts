/**
 * Scripts wait for the first paint: on a slow line they would otherwise share it with the
 * style sheet and the main picture. Their tags are made inert, and one small constant script
 * starts them once the page has been painted.
 */
const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
const INERT = 'text/x-module';

/** A frame's callback runs before its paint, the timer after it. Constant: it is hashed. */
export const AFTER_PAINT_SCRIPT = `requestAnimationFrame(function(){setTimeout(function(){document.querySelectorAll('script[type="${INERT}"]').forEach(function(o){var s=document.createElement('script');s.type='module';s.src=o.src;document.head.append(s)})})})`;

/** The page with its module scripts loaded after the first paint. */
export function scriptsAfterPaint(html: string): string {
  let found = false;
  const page = html.replace(MODULE, (_, src: string) => {
    found = true;
    return `<script type="${INERT}" src="${src}"></script>`;
  });
  return found ? page.replace('</body>', `<script>${AFTER_PAINT_SCRIPT}</script></body>`) : html;
}
