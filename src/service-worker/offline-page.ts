import texts from 'texts:offline';
import type { Locale } from '../domain/shared/common.ts';
import { CACHES } from '../domain/frame/offline-caches.ts';
import { routePath } from '../routes.ts';
import { keptFonts } from './kept-fonts.ts';
import { keptTitles } from './kept-titles.ts';
import { shop } from './scope.ts';

/** Visited pages that are offered. */
const SHOWN = 12;
/** A browser may call itself online before the shop can be reached. */
const SCRIPT =
  "{let f=()=>fetch(location.href,{method:'HEAD'}).then(()=>location.reload(),()=>{});addEventListener('online',f);setInterval(f,3e3)}";

/**
 * The page in place of one that was never visited, in the language of its address: what can be read
 * without a connection. Made by the worker, so that no page is loaded ahead; it loads the page that
 * was asked for as soon as the connection is back.
 */
export async function offlinePage(pathname: string): Promise<Response> {
  const locale: Locale = /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'nl';
  const titles = await keptTitles(await caches.open(CACHES.pages), shop.name);
  const html = offlineHtml(locale, titles, await keptFonts());
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT));
  const script = btoa(String.fromCharCode(...new Uint8Array(hash)));
  const policy = `default-src 'none'; font-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'sha256-${script}'`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
}

/** `titles`: path and title of each visited page, the last one first; `fonts`: rules of its style. */
export function offlineHtml(
  locale: Locale,
  titles: readonly (readonly [path: string, title: string])[],
  fonts: string,
): string {
  const t = texts[locale];
  const own = new Set<string>();
  const link = (path: string, title: string) => `<li><a href="${path}">${escaped(title)}</a></li>`;
  const fixed = (['cart', 'account-favourites'] as const).flatMap((name) => {
    const path = routePath(name, locale, shop.slug);
    own.add(path);
    return titles.some(([kept]) => kept === path) ? [link(path, t[name] ?? '')] : [];
  });
  const visited = titles.filter(
    ([path]) => !own.has(path) && isEnglish(path) === (locale === 'en'),
  );
  const links = visited.slice(0, SHOWN).map(([path, title]) => link(path, title));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t.title} | ${escaped(shop.name)}</title><style>${fonts}${STYLE}</style></head><body><header>${shop.icon}<span>${escaped(shop.name)}</span></header><main><h1>${t.title}</h1><p>${t.text}</p><p><a class="button" href="">${t.retry}</a></p>${
    fixed.length > 0 ? `<h2>${t.yours}</h2><ul>${fixed.join('')}</ul>` : ''
  }${links.length > 0 ? `<h2>${t.visited}</h2><ul>${links.join('')}</ul>` : ''}</main><script>${SCRIPT}</script></body></html>`;
}

const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path);

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;font:1rem/1.5 Figtree,system-ui,sans-serif;color:#1b1f24}header{display:flex;align-items:center;gap:.5rem;min-height:4rem;background:${shop.themeColor};color:#fff;font-size:1.375rem;font-weight:700}header svg{width:2.25rem;height:2.25rem}header,main>*{padding-inline:max(1rem,50vw - 20rem)}main{padding-block:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}p{margin:0 0 1rem}ul{list-style:none;margin:0}li{border-bottom:1px solid #d9dde2}a{color:${shop.themeColor}}li a{display:flex;align-items:center;min-height:2.75rem;padding-block:.25rem}.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.375rem;background:${shop.themeColor};color:#fff;font-weight:700;text-decoration:none}`;
