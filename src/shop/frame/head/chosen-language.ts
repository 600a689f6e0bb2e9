import { LOCALE_COOKIE } from '../../../domain/frame/language.ts';
import { routePath } from '../../../routes.ts';

/**
 * Script of the Dutch home page: leads a visitor who chose English before to the English one
 * (spec 1 §4.5), and only at the start of a visit. A click within the shop, Back and a reload stay
 * where they lead. Constant text, so that a content security policy can allow it by its hash.
 */
export const CHOSEN_LANGUAGE_SCRIPT =
  `{let l=location,[n]=performance.getEntriesByType('navigation');` +
  `if(/(^|; )${LOCALE_COOKIE}=en(;|$)/.test(document.cookie)&&n?.type=='navigate'&&!document.referrer.startsWith(l.origin+'/'))` +
  `l.replace('${routePath('index', 'en', '')}'+l.search+l.hash)}`;
