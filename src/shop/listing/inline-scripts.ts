import { LIST_QUERY_KEYS } from '../../domain/listing/list-query.ts';
import { ISLAND_ALIVE } from '../ui/alive.ts';

const { page, sort, searchTerm, ...filters } = LIST_QUERY_KEYS;

const queryHasTest = (keys: string[]) => `/[?&](?:${keys.join('|')})=/.test(location.search)`;

/**
 * Runs before a list is painted. If the URL has a query that the static page does not match, hides
 * the cards until the requested ones have loaded; if it has filters, also the result count and the
 * filters (`chosen`). Constant text, so that a content security policy can allow it by its hash.
 */
export const LIST_QUERY_SCRIPT = `(function(d){${queryHasTest([...Object.values(filters), 'f\\.[^=&]+'])}?d.listQuery='chosen':${queryHasTest([page, sort, searchTerm])}&&(d.listQuery='')})(document.documentElement.dataset);`;

/**
 * Runs with a list. When a filter is selected before the list's code has loaded, reserves space for
 * the filter chips (`data-chosen`), so that they do not shift the cards when they appear long after
 * the click. The list's code takes over from there. Constant text, so that a content security
 * policy can allow it by its hash.
 */
export const RESERVE_CHIPS_SCRIPT = `(function(w){var a=new AbortController,o={signal:a.signal};['change','submit'].forEach(function(t){w.addEventListener(t,function(e){var f=e.target.closest('.filters');f&&f.parentNode.toggleAttribute('data-chosen',t=='submit'||!!f.querySelector(':checked'))},o)});w.addEventListener('${ISLAND_ALIVE}',function(){a.abort()},o)})(window);`;

/**
 * Runs directly after the cards of a page and the price of a product, before they are painted:
 * hides content outside its dates by the visitor's time (a short version of `dated.ts`), so that a
 * static page never shows an expired label. Constant text, so that a content security policy can
 * allow it by its hash.
 */
export const DATED_SCRIPT = `(function(d){var m=/(?:^|; )fake-now=([^;]*)/.exec(d.cookie),t=Date.parse(m?m[1].replace(/%3A/g,':'):'')||Date.now();d.querySelectorAll('[data-from],[data-until]').forEach(function(e){var f=e.dataset.from,u=e.dataset.until;e.hidden=!!f&&!(Date.parse(f)<=t)||!!u&&!(t<=Date.parse(u)+(u.length>10?0:864e5-1))});})(document)`;
