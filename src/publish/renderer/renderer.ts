/**
 * The only renderer (docs/decisions/0001, 0009): it loads the bundled app once and renders any path
 * on request. Full builds use it for every path; rebuilds and previews for some.
 */
import type { RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { type PageReads, recordReads } from '../snapshot/reads.ts';
import { delayScripts } from './after-paint.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { firstViewStyles } from './first-view.ts';
import { outputFile, type PagePath, type RouteCache, SitePaths } from './site-paths.ts';
import { setImmediate } from 'node:timers/promises';

/** Renders one page at a time, in the order of the calls: a renderer records the reads of a page. */
export function serialRenderer(renderer: Renderer): Renderer {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...renderer,
    render(page: PagePath): Promise<RenderedPage> {
      const rendered = last.then(() => renderer.render(page));
      last = rendered.catch(() => undefined);
      return rendered;
    },
  };
}

// Warms up a renderer: renders and discards pages of every kind until the engine has compiled the
// code. The first hundred pages take two or three times as long as later ones, and an editor's
// change often affects a hundred.

/**
 * Maximum number of pages per kind. Of a small shop, only one in `SAMPLE_DIVISOR` is rendered,
 * since an edit affects few.
 */
const MAX_PER_KIND = 60;
const SAMPLE_DIVISOR = 4;

/**
 * Returns a function that warms up the renderer. It stops when a request comes in (`isRequestWaiting`) and
 * continues from there at the next call. Failures are ignored: real requests report them. `atLast`
 * runs when all pages are rendered.
 */
export function warmUp(
  { paths, warm }: Pick<Renderer, 'paths' | 'warm'>,
  atLast: () => Promise<unknown> = async () => {},
): (isRequestWaiting: () => boolean) => Promise<void> {
  let all: PagePath[] = [];
  let left: PagePath[] = [];
  let isDone = false;
  return async (isRequestWaiting) => {
    if (isDone) return;
    try {
      const now = await paths();
      // After an edit, later pages of the list may no longer exist.
      if (now !== all) left = samplePages(now);
      all = now;
      for (let page = left.pop(); page && !isRequestWaiting(); page = left.pop()) {
        await warm(page);
        await setImmediate();
      }
      if (isRequestWaiting()) return;
      await atLast();
    } catch {
      // Without a snapshot there is nothing to prepare: the first request reports what is missing.
    }
    isDone = true;
  };
}

function samplePages(pages: readonly PagePath[]): PagePath[] {
  const kinds = Map.groupBy(pages, ({ route }) => route.component);
  return [...kinds.values()].flatMap((all) => {
    const every = Math.max(Math.ceil(all.length / MAX_PER_KIND), SAMPLE_DIVISOR);
    return all.filter((_, index) => index % every === 0);
  });
}

/**
 * Encloses attributes that contain quotes, such as JSON for scripts, in single quotes: Astro writes
 * each quote as `&quot;`, a hundred times on some pages.
 */
const ESCAPED_QUOTE = Buffer.from('&quot;');
const QUOTE = '"'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);
/** Characters that would end the attribute, or show that this is not an attribute. */
const UNSAFE_CHARACTERS = /['<>]/;

export function withPlainQuotes(page: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(ESCAPED_QUOTE); at >= 0;) {
    const start = page.lastIndexOf(QUOTE, at);
    const end = page.indexOf(QUOTE, at);
    if (end < 0) break;
    const value = page.toString('latin1', start + 1, end);
    if (page[start - 1] === EQUALS && !UNSAFE_CHARACTERS.test(value)) {
      const plain = `'${value.replaceAll('&quot;', '"')}'`;
      pieces.push(page.subarray(from, start), Buffer.from(plain, 'latin1'));
      from = end + 1;
    }
    at = page.indexOf(ESCAPED_QUOTE, end);
  }
  if (from === 0) return page;
  pieces.push(page.subarray(from));
  return Buffer.concat(pieces);
}

export interface RenderedPage {
  /** File below the output folder: `product/gipsplaat-100123.html`. */
  file: string;
  body: Buffer;
  /** Hashed scripts that the page refers to: file → text. */
  scripts: ReadonlyMap<string, string>;
  /** The entities that it was made from. */
  reads: PageReads;
}

export interface Renderer {
  /**
   * Every path of the site in the current snapshot; returns the same array while they are
   * unchanged.
   */
  paths(): Promise<PagePath[]>;
  /** Every path of the site, by its file. */
  pagesByFile(): Promise<ReadonlyMap<string, PagePath>>;
  /**
   * Must be called when the snapshot changed and a page is rendered without calling `paths` first.
   */
  refresh(): void;
  /**
   * Renders one path. Throws if the page fails or its status is not 200, naming page and cause; the
   * stack is only included if DEBUG is set.
   */
  render(path: PagePath): Promise<RenderedPage>;
  /** Renders a page and discards it, as a warm-up; failures are ignored. */
  warm(path: PagePath): Promise<void>;
}

/** Astro's app in a bundle. Not documented: Astro's minor version is pinned for it. */
interface AstroApp {
  setInternals(internals: {
    pagesByKeys: Map<string, { styles: unknown[] }>;
    entrySpecifierToBundleMap: Map<string, string>;
  }): void;
  setOptions(options: {
    settings: { scripts: [] };
    logger: { options: { destination: { write(event: LogEvent): void } } };
  }): void;
  manifest: { routes: { routeData: RouteData }[] };
  routeCache: RouteCache;
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
}

interface LogEvent {
  level: string;
  message: string;
}

/** Collects the bytes of a response: `arrayBuffer` copies them twice more. */
async function bytesOf(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read())
    pieces.push(next.value);
  const [only] = pieces;
  if (!only || pieces.length > 1) return Buffer.concat(pieces);
  return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
}

/** Loads a bundle. The snapshot must be provided before a page is rendered. */
export async function loadRenderer(bundle: Bundle, origin: string): Promise<Renderer> {
  const { app } = (await import(/* @vite-ignore */ bundle.entry)) as { app: AstroApp };
  app.setInternals({
    pagesByKeys: new Map(bundle.styles.map(([key, styles]) => [key, { styles }])),
    entrySpecifierToBundleMap: new Map(),
  });
  const withFirstView = firstViewStyles(bundle.files);
  let isWarming = false;
  /** Warnings and errors logged while rendering the current page. */
  let complaint = '';
  const write = ({ level, message }: LogEvent) => {
    if (level === 'error') complaint ||= message.split('\n', 1)[0] ?? '';
    const isTold = level === 'warn' || (level === 'error' && process.env['DEBUG']);
    if (isTold && !isWarming) console.error(message);
  };
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write } } } });
  const staticPaths = new StaticPaths(app as never);
  const site = new SitePaths({
    cache: app.routeCache,
    routes: () => app.manifest.routes.map(({ routeData }) => routeData),
    list: () => staticPaths.getAll(),
  });

  const renderer: Renderer = {
    paths: () => site.all(),
    pagesByFile: () => site.byFile(),
    refresh: () => site.refresh(),
    async render({ pathname, route }) {
      const file = outputFile(pathname, route.type);
      const request = new Request(new URL(`/${encodeURI(file)}`, origin));
      complaint = '';
      const { value, ...reads } = await recordReads(async () => {
        const response = await app.render(request, { routeData: route });
        return { status: response.status, body: await bytesOf(response) };
      }).catch((error: unknown) => {
        // The message begins with the page, which is what somebody needs to fix it.
        throw new Error(`${pathname}: ${(error as Error).message}`, { cause: error });
      });
      // The not-found page has status 404 by design.
      if (value.status !== 200 && !pathname.endsWith('/404')) {
        const why = complaint && `: ${complaint}`;
        throw new Error(`${pathname} answered ${value.status}${why}`);
      }
      if (route.type !== 'page') return { file, body: value.body, scripts: new Map(), reads };
      const { page, scripts } = delayScripts(withFirstView(withPlainQuotes(value.body)));
      return { file, body: page, scripts, reads };
    },

    async warm(path) {
      isWarming = true;
      try {
        await renderer.render(path);
      } catch {
        // Ignored: a request for this page reports the failure.
      } finally {
        isWarming = false;
      }
    },
  };
  return renderer;
}
