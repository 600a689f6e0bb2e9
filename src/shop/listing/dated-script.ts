/**
 * Runs right behind the cards of a page and the price of a product, before they are painted.
 * Constant text, so that a content security policy can allow it by its hash. What holds for a
 * period only is judged at the visitor's time (`dated.ts` in few words): a static page never
 * shows the label of yesterday.
 */
export const DATED_SCRIPT = `(function(d){var m=/(?:^|; )fake-now=([^;]*)/.exec(d.cookie),t=Date.parse(m?m[1].replace(/%3A/g,':'):'')||Date.now();d.querySelectorAll('[data-from],[data-until]').forEach(function(e){var f=e.dataset.from,u=e.dataset.until;e.hidden=!!f&&!(Date.parse(f)<=t)||!!u&&!(t<=Date.parse(u)+(u.length>10?0:864e5-1))});})(document)`;
