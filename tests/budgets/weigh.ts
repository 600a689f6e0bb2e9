/** What a page weighs in a real browser without any interaction, gzip as served. */
import { gzipSync } from 'node:zlib';
import http from 'node:http';
import path from 'node:path';
import type { Page, Browser } from '@playwright/test';
import { testClockScript } from '../support/test-clock.ts';
import type { StorageState } from './shoppers.ts';

/** The part of scripts that ran, told from what was only fetched or defined. */
type Script = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/** The text of the functions and blocks of a script that ran. */
function ranText({ source = '', functions }: Script): string {
  const ran = new Uint8Array(source.length);
  // Outer ranges come before those within them.
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) {
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    }
  }
  return [...source].filter((_, at) => ran[at] === 1).join('');
}

/** True where anything of a script ran. */
const hasRun = (script: Script): boolean => ranText(script) !== '';

/**
 * Size of what ran of scripts, gzip as if that alone were served: each file by itself, what
 * stands in a page with the page.
 */
function ranBytes(scripts: readonly Script[]): number {
  const files = new Map<string, string>();
  for (const script of scripts) {
    files.set(script.url, (files.get(script.url) ?? '') + ranText(script));
  }
  return [...files.values()]
    .filter((text) => text !== '')
    .reduce((sum, text) => sum + gzipSync(text).length, 0);
}

export interface Weight {
  html: number;
  css: number;
  font: number;
  /** Scripts of our own, those inside of the page included; also what was fetched only. */
  script: number;
  /** What ran of them and of Astro's file that wakes islands. */
  ran: number;
  /** React's runtime. */
  react: number;
  /** Files of it that did not only come, but ran. */
  reactRan: string[];
  requests: number;
  /** Files of scripts. */
  files: number;
  /** Scripts that the page's HTML loads itself, not the script that waits for the first paint. */
  scriptsInHtml: string[];
  /** Bytes by file, hashes left out of the names. */
  byFile: Record<string, number>;
  /** Pictures without width and height. */
  unsized: number;
  elsewhere: string[];
}

/** Bytes of a body as it goes over the wire with gzip. */
export function gzipBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(bytes)
            : reject(new Error(`${address} answered ${response.statusCode}`)),
        );
      })
      .on('error', reject);
  });
}

const SCRIPT = /\.js($|\?)/;
/** In every part of React. */
export const REACT =
  /react\.(transitional\.element|memo_cache)|__CLIENT_INTERNALS_DO_NOT|react-dom/;
/** In the file by which Astro wakes an island (`after-paint.ts`): not our own, but it runs. */
const ASTRO = /["'`]astro-island["'`]/;

/** Not those of type `text/x-module`, which wait for the first paint (`src/publish/renderer/after-paint.ts`). */
const LOADED_SCRIPT =
  /<script(?![^>]+type="text\/x-module")[^>]+\bsrc="([^"]+)"|<link[^>]+\brel="modulepreload"[^>]+\bhref="([^"]+)"/g;

/** `/_astro/cart.Bx3_f9Q1.js` → `cart.js`: the hash changes with the content. */
const nameOf = (url: string) =>
  path.posix.basename(new URL(url).pathname).replace(/\.[\w-]{8}(?=\.\w+$)/, '');

export interface WeighOptions {
  /** Cookies and local storage of who looks at the page; left out: somebody who was never here. */
  state?: StorageState;
  /** Selector of what shows once the page has all that it asks for. */
  ready?: string;
}

/** Waits for `selector`. Throws with what the page shows instead. */
async function showing(page: Page, selector: string): Promise<void> {
  try {
    await page.locator(selector).first().waitFor();
  } catch (cause) {
    const shown = await page.getByRole('main').innerText();
    throw new Error(`${page.url()} does not show ${selector}, but: ${shown.slice(0, 1_000)}`, {
      cause,
    });
  }
}

export async function weigh(
  browser: Browser,
  address: string,
  { state, ready }: WeighOptions = {},
): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(state && { storageState: state }),
  });
  await context.addInitScript(testClockScript());
  // The service worker comes after the page, and is weighed by itself (`WORKER_LIMIT`).
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const page = await context.newPage();
  const urls: { url: string; type: string }[] = [];
  page.on('request', (request) => {
    const url = request.url();
    // Fetched ahead by a script, it is a script all the same.
    urls.push({ url, type: SCRIPT.test(url) ? 'script' : request.resourceType() });
  });
  await page.coverage.startJSCoverage();
  await page.goto(address, { waitUntil: 'load' });
  // All scripts of the page have run (`after-paint.ts`).
  await page.waitForFunction(() => (globalThis as { early?: null }).early === null);
  if (ready) await showing(page, ready);
  // What an answer sets going counts as well.
  await page.waitForLoadState('networkidle');

  const seen = await page.evaluate(() => {
    return {
      unsized: [...document.images].filter(
        (img) => !(img.getAttribute('width') && img.getAttribute('height')),
      ).length,
      inline: [...document.scripts]
        .filter((s) => !s.src && (!s.type || s.type === 'module' || s.type === 'text/javascript'))
        .map((s) => s.text),
    };
  });
  const covered = await page.coverage.stopJSCoverage();
  await context.close();

  const origin = new URL(address).origin;
  const own = urls.filter(({ url }) => url.startsWith(origin));
  const of = (type: string) => [...new Set(own.filter((r) => r.type === type).map((r) => r.url))];
  const sum = async (list: string[]) =>
    (await Promise.all(list.map(gzipBytes))).reduce((total, bytes) => total + bytes, 0);
  const scripts = of('script');
  const isReact = new Map<string, boolean>();
  const isAstro = new Map<string, boolean>();
  for (const url of scripts) {
    const text = await (await fetch(url)).text();
    isReact.set(url, REACT.test(text));
    isAstro.set(url, ASTRO.test(text));
  }
  const ours = scripts.filter((url) => !isReact.get(url));
  const inline = seen.inline.filter((text) => !REACT.test(text)).join('');
  const ran = covered.filter(
    ({ url, source = '' }) => ours.includes(url) || (url === address && !REACT.test(source)),
  );
  const html = await (await fetch(address)).text();
  const byFile: Record<string, number> = {};
  for (const url of [...scripts, ...of('stylesheet'), ...of('font')]) {
    const name = nameOf(url);
    byFile[name] = (byFile[name] ?? 0) + (await gzipBytes(url));
  }
  return {
    html: await gzipBytes(address),
    css: await sum(of('stylesheet')),
    font: await sum(of('font')),
    script: (await sum(ours.filter((url) => !isAstro.get(url)))) + gzipSync(inline).length,
    ran: ranBytes(ran),
    react: await sum(scripts.filter((url) => isReact.get(url))),
    reactRan: covered.filter((file) => isReact.get(file.url) && hasRun(file)).map(({ url }) => url),
    requests: urls.length,
    files: scripts.length,
    scriptsInHtml: [...html.matchAll(LOADED_SCRIPT)].map(([, src, href]) => (src ?? href)!),
    byFile,
    unsized: seen.unsized,
    elsewhere: urls
      .map(({ url }) => url)
      .filter((url) => !url.startsWith(origin) && !url.startsWith('data:')),
  };
}
