import { LIST_QUERY_KEYS } from '../../domain/listing/list-query.ts';
import { ALIVE } from '../ui/alive.ts';

const { page, sort, searchTerm, ...filters } = LIST_QUERY_KEYS;

const has = (keys: string[]) => `/[?&](?:${keys.join('|')})=/.test(location.search)`;

/**
 * Runs before a list is painted: an address that asks for more than the static page shows hides
 * its cards until the list has those that were asked for, and where it filters the number found
 * and the filters too (`chosen`), since they differ as well. Constant text, so that a content
 * security policy can allow it by its hash.
 */
export const LIST_QUERY_SCRIPT = `(function(d){${has([...Object.values(filters), 'f\\.[^=&]+'])}?d.listQuery='chosen':${has([page, sort, searchTerm])}&&(d.listQuery='')})(document.documentElement.dataset);`;

/**
 * Runs with a list: a filter that is chosen before the list's code is there makes room at once
 * for the chips that the code will show (`data-chosen`), so that they move no card when they come
 * long after the touch. From then on the list itself answers. Constant text, so that a content
 * security policy can allow it by its hash.
 */
export const CHIPS_ROOM_SCRIPT = `(function(w){var a=new AbortController,o={signal:a.signal};['change','submit'].forEach(function(t){w.addEventListener(t,function(e){var f=e.target.closest('.filters');f&&f.parentNode.toggleAttribute('data-chosen',t=='submit'||!!f.querySelector(':checked'))},o)});w.addEventListener('${ALIVE}',function(){a.abort()},o)})(window);`;

/**
 * Runs right behind the cards of a page and the price of a product, before they are painted.
 * Constant text, so that a content security policy can allow it by its hash. What holds for a
 * period only is judged at the visitor's time (`dated.ts` in few words): a static page never
 * shows the label of yesterday.
 */
export const DATED_SCRIPT = `(function(d){var m=/(?:^|; )fake-now=([^;]*)/.exec(d.cookie),t=Date.parse(m?m[1].replace(/%3A/g,':'):'')||Date.now();d.querySelectorAll('[data-from],[data-until]').forEach(function(e){var f=e.dataset.from,u=e.dataset.until;e.hidden=!!f&&!(Date.parse(f)<=t)||!!u&&!(t<=Date.parse(u)+(u.length>10?0:864e5-1))});})(document)`;
