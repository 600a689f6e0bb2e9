import { ALIVE } from '../ui/alive.ts';

/**
 * Runs with a list: a filter that is chosen before the list's code is there makes room at once
 * for the chips that the code will show (`data-chosen`), so that they move no card when they come
 * long after the touch. From then on the list itself answers. Constant text, so that a content
 * security policy can allow it by its hash.
 */
export const CHIPS_ROOM_SCRIPT = `(function(w){var a=new AbortController,o={signal:a.signal};['change','submit'].forEach(function(t){w.addEventListener(t,function(e){var f=e.target.closest('.filters');f&&f.parentNode.toggleAttribute('data-chosen',t=='submit'||!!f.querySelector(':checked'))},o)});w.addEventListener('${ALIVE}',function(){a.abort()},o)})(window);`;
