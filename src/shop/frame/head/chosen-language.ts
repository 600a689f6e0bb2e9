import { LOCALE_COOKIE } from '../../../domain/frame/language.ts';
import { routePath } from '../../../routes.ts';

/**
 * Script of the Dutch home page: redirects a visitor who chose English before to the English home
 * page (spec 1 §4.5), only at the start of a visit, not on internal clicks, Back or reload. The
 * text is constant so that a content security policy can allow it by its hash.
 */
export const CHOSEN_LANGUAGE_SCRIPT =
  `{let l=location,[n]=performance.getEntriesByType('navigation');` +
  `if(/(^|; )${LOCALE_COOKIE}=en(;|$)/.test(document.cookie)&&n?.type=='navigate'&&!document.referrer.startsWith(l.origin+'/'))` +
  `l.replace('${routePath('index', 'en', '')}'+l.search+l.hash)}`;
