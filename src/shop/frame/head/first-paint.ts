import { DISMISSED_COOKIE } from './dismissed-cookie.ts';
import { LOCALE_COOKIE } from '../../../domain/frame/language.ts';
import { routePath } from '../../../routes.ts';
import { STATUS_KEY } from '../../../domain/frame/error-page.ts';
import { STATUS } from '../../../domain/frame/status.ts';

/**
 * The one script that runs before the first paint. It selects the VAT form (static HTML contains
 * both prices), puts the preferred store's name in the header, marks whether a customer is signed
 * in, and applies the web font if an earlier page cached it. The text is constant so that a content
 * security policy can allow it by its hash.
 */
const PREFERENCE_KEYS = {
  vat: 'vat',
  storeName: 'storeName',
  fonts: 'fonts',
  user: 'user',
} as const;

/**
 * Until all scripts of the page have run, controls that the visitor activates are queued in the
 * global `early`, including forms that only scripts can send, and the event `kept` makes the
 * scripts load at once. Then the controls are activated again
 * (`src/publish/renderer/after-paint.ts`, `frame.client.ts`), and `early` is null from then on.
 * Meanwhile checkboxes and selects change natively, and for a sidebar a placeholder shows
 * (`styles/opening.css`) until the sidebar replaces it or a click on it closes it. Events that a
 * script has already handled are not queued: those whose default was prevented, and clicks on
 * buttons of a hydrated island, except buttons that open a sidebar.
 */
const QUEUE_CONTROL = `(e,c)=>{if(c&&w.early!==null&&!e.defaultPrevented){(w.early||=[]).push(c);dispatchEvent(new Event('kept'));e.preventDefault();return 1}}`;

const ON_CLICK = `e=>{let c=e.target.closest('button:not([type=submit],astro-island:not([ssr]) *),[data-sidebar]');if(d.opening&&e.target===r){delete d.opening;w.early?.pop()}e.ctrlKey||e.metaKey||e.shiftKey||keep(e,c)&&(c=c.dataset.sidebar)&&(d.opening=c)}`;
const ON_SUBMIT = `e=>{e.target.closest('[data-live],.card-buy,[novalidate]')&&keep(e,e.submitter||e.target)}`;
const ON_CHANGE = `e=>{e.target.closest('[data-live]')&&keep(e,e.target)}`;

/**
 * Applies the stored preferences; the token cookie ends with the session. Does nothing if storage
 * is disabled.
 */
const APPLY_PREFERENCES = `for(let k of['vat','user','store','branch'])delete d[k];try{let s=localStorage,n=s.${PREFERENCE_KEYS.storeName};if(s.${PREFERENCE_KEYS.vat}==='excl')d.vat='excl';if(s.${PREFERENCE_KEYS.user}&&document.cookie.includes('token='))d.user='';if(n){d.store=d.branch='';r.style.setProperty('--store-name',JSON.stringify(n))}}catch{}`;

/** Apply the font before text is painted, so that visible text never changes its font. */
const APPLY_FONT = `try{if(localStorage.${PREFERENCE_KEYS.fonts})d.fonts=''}catch{}`;

/** Part of every page, so every byte counts. */
export const FIRST_PAINT_SCRIPT =
  `{let w=window,r=document.documentElement,d=r.dataset,keep=${QUEUE_CONTROL};` +
  `addEventListener('click',${ON_CLICK});` +
  `addEventListener('submit',${ON_SUBMIT});` +
  `addEventListener('change',${ON_CHANGE});` +
  `d.js='';${APPLY_FONT};let apply=()=>{${APPLY_PREFERENCES}};apply();document.addEventListener('prerenderingchange',apply)}`;

/** Hides dismissed site banners while the page is being parsed. */
export const BANNER_SCRIPT = `(function(d){var m=/(?:^|; )${DISMISSED_COOKIE}=([^;]*)/.exec(d.cookie),l=m?decodeURIComponent(m[1]).split(','):[];d.querySelectorAll('[data-banner]').forEach(function(b){if(l.indexOf(b.dataset.banner)>=0)b.hidden=true})})(document)`;

/**
 * Script of the Dutch home page: redirects a visitor who chose English before to the English home
 * page (spec 1 §4.5), only at the start of a visit, not on internal clicks, Back or reload. The
 * text is constant so that a content security policy can allow it by its hash.
 */
export const CHOSEN_LANGUAGE_SCRIPT =
  `{let l=location,[n]=performance.getEntriesByType('navigation');` +
  `if(/(^|; )${LOCALE_COOKIE}=en(;|$)/.test(document.cookie)&&n?.type=='navigate'&&!document.referrer.startsWith(l.origin+'/'))` +
  `l.replace('${routePath('index', 'en', '')}'+l.search+l.hash)}`;

/**
 * Script of the error page: shows the status that the URL names, before the first paint. If it
 * names none, the heading stays as built. The text is constant so that a content security policy
 * can allow it by its hash.
 */
export const STATUS_SCRIPT =
  `{let s=/[?&]${STATUS_KEY}=([4-9]\\d\\d)(&|$)/.exec(location.search)?.[1],h=document.querySelector('main h1');` +
  `if(s)h.textContent=s,document.title=document.title.replace('${STATUS.ServerError}',s)}`;
