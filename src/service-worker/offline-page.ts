import texts from 'texts:offline';
import type { Locale } from '../domain/shared/common.ts';
import { CACHES } from '../domain/frame/offline-caches.ts';
import { routePath } from '../routes.ts';
import { cachedTitles } from './kept-titles.ts';
import { shop } from './scope.ts';

/** Maximum number of visited pages in the list. */
const MAX_LISTED = 12;
/** Reloads the page when it is reachable; polls too, since `online` may come too early. */
const RELOAD_SCRIPT =
  "{let f=()=>fetch(location.href,{method:'HEAD'}).then(()=>location.reload(),()=>{});addEventListener('online',f);setInterval(f,3e3)}";

/**
 * Returns the page that is shown offline instead of one that is not cached, in the language of the
 * requested address. It lists the pages that can be read offline, and loads the requested page once
 * the connection is back. The worker generates it, so nothing needs to be loaded in advance.
 */
export async function offlinePage(pathname: string): Promise<Response> {
  const locale: Locale = /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'nl';
  const titles = await cachedTitles(await caches.open(CACHES.pages), shop.name);
  const html = offlineHtml(locale, titles, await cachedFontRules());
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(RELOAD_SCRIPT));
  const scriptHash = btoa(String.fromCharCode(...new Uint8Array(hash)));
  const policy = `default-src 'none'; font-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
}

/** `titles`: path and title of the visited pages, latest first. */
export function offlineHtml(
  locale: Locale,
  titles: readonly (readonly [path: string, title: string])[],
  fontRules: string,
): string {
  const t = texts[locale];
  const fixedPaths = new Set<string>();
  const link = (path: string, title: string) =>
    `<li><a href="${path}">${escapeHtml(title)}</a></li>`;
  const fixedLinks = (['cart', 'account-favourites'] as const).flatMap((name) => {
    const path = routePath(name, locale, shop.slug);
    fixedPaths.add(path);
    return titles.some(([cachedPath]) => cachedPath === path) ? [link(path, t[name])] : [];
  });
  const visited = titles.filter(
    ([path]) => !fixedPaths.has(path) && isEnglish(path) === (locale === 'en'),
  );
  const visitedLinks = visited.slice(0, MAX_LISTED).map(([path, title]) => link(path, title));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t.title} | ${escapeHtml(shop.name)}</title><style>${fontRules}${STYLE}</style></head><body><header>${shop.icon}<span>${escapeHtml(shop.name)}</span></header><main><h1>${t.title}</h1><p>${t.text}</p><p><a class="button" href="">${t.retry}</a></p>${
    fixedLinks.length > 0 ? `<h2>${t.yours}</h2><ul>${fixedLinks.join('')}</ul>` : ''
  }${visitedLinks.length > 0 ? `<h2>${t.visited}</h2><ul>${visitedLinks.join('')}</ul>` : ''}</main><script>${RELOAD_SCRIPT}</script></body></html>`;
}

const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;font:1rem/1.5 Figtree,system-ui,sans-serif;color:#1b1f24}header{display:flex;align-items:center;gap:.5rem;min-height:4rem;background:${shop.themeColor};color:#fff;font-size:1.375rem;font-weight:700}header svg{width:2.25rem;height:2.25rem}header,main>*{padding-inline:max(1rem,50vw - 20rem)}main{padding-block:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}p{margin:0 0 1rem}ul{list-style:none;margin:0}li{border-bottom:1px solid #d9dde2}a{color:${shop.themeColor}}li a{display:flex;align-items:center;min-height:2.75rem;padding-block:.25rem}.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.375rem;background:${shop.themeColor};color:#fff;font-weight:700;text-decoration:none}`;

const FONT_FILE = /\/figtree-latin-(400|700)-[^/]*\.woff2$/;

/** Returns `@font-face` rules for the shop's fonts that visited pages have loaded. */
async function cachedFontRules(): Promise<string> {
  const cache = await caches.open(CACHES.assets);
  return (await cache.keys())
    .flatMap(({ url }) => {
      const weight = FONT_FILE.exec(url)?.[1];
      const { pathname } = new URL(url);
      return weight
        ? [`@font-face{font-family:Figtree;font-weight:${weight};src:url(${pathname})}`]
        : [];
    })
    .join('');
}
