import { keptPages, isPersonalRead, isPublicRead } from './kept-requests.ts';
import { offlinePage } from './offline-page.ts';
import { personalRead, assets, pages, pictures, products } from './strategies.ts';
import { shop, type WorkerEvent } from './scope.ts';

const isKeptPage = keptPages(shop.slug);
const PICTURE = /^\/(?:api\/)?images\//;

/**
 * Answers a request, or returns null to leave it to the browser: writes, other origins, the
 * checkout, and all API calls that no page needs offline.
 */
export function answer(request: Request, event: WorkerEvent): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  if (request.mode === 'navigate') return isKeptPage(url.pathname) ? page(request, event) : null;
  // Partial content of a video cannot be cached.
  if (request.headers.has('range')) return null;
  const { pathname } = url;
  if (pathname.startsWith('/_astro/')) return assets.handle({ request, event });
  if (PICTURE.test(pathname)) return pictures.handle({ request, event });
  if (isPersonalRead(pathname)) return personalRead(request, event);
  if (isPublicRead(pathname)) return products.handle({ request, event });
  return null;
}

async function page(request: Request, event: WorkerEvent): Promise<Response> {
  try {
    return await pages.handle({ request, event });
  } catch {
    return offlinePage(new URL(request.url).pathname);
  }
}

/**
 * Caches what a page loaded before the worker was active, so that the first page of a visit can be
 * read offline too. `urls`: the page and its files; those that may not be cached are skipped.
 */
export async function keepLoaded(urls: readonly string[], event: WorkerEvent): Promise<void> {
  const kept = urls.map(async (address) => {
    const { origin, pathname } = new URL(address);
    const request = new Request(address);
    if (origin !== location.origin) return;
    if (pathname.startsWith('/_astro/')) await assets.handle({ request, event });
    else if (PICTURE.test(pathname)) await pictures.handle({ request, event });
    else if (isKeptPage(pathname)) await pages.handle({ request, event });
  });
  // A file that fails now is cached at the next visit.
  await Promise.allSettled(kept);
}
