/**
 * The one renderer (docs/decisions/0001): it holds Astro's loaded app and renders any path
 * when asked. The full build renders every path with it; a rebuild or a preview renders some.
 */
import type { AstroPrerenderer, RouteData } from 'astro';
import { scriptsAfterPaint } from './after-paint.ts';
import { type ReadSet, recordReads } from '../snapshot/reads.ts';

export interface PagePath {
  /** `/product/gipsplaat-100123`; an endpoint carries its extension. */
  pathname: string;
  route: RouteData;
}

export interface RenderedPage {
  /** File below the output folder: `product/gipsplaat-100123.html`. */
  file: string;
  body: Buffer;
  /** Hashed scripts that the page points to: file → text. */
  scripts: ReadonlyMap<string, string>;
  /** Keys of the entities that the page read. */
  reads: ReadSet;
}

export interface Renderer {
  /** Every path of the site, from the snapshot as it is now. */
  paths(): Promise<PagePath[]>;
  /** Renders one path. Throws when the page itself fails or answers anything but 200. */
  render(path: PagePath): Promise<RenderedPage>;
}

/** The file that a path is written to with `build.format: 'file'`. */
export function outputFile(pathname: string, type: RouteData['type']): string {
  const clean = pathname.replace(/^\/+|\/+$/g, '');
  if (type === 'endpoint') return clean;
  return clean === '' ? 'index.html' : `${clean}.html`;
}

/** The app is not part of Astro's documented interface; Astro's minor version is pinned for it. */
type LoadedPrerenderer = AstroPrerenderer & { app?: { routeCache?: { clearAll(): void } } };

export function createRenderer(prerenderer: LoadedPrerenderer, origin: string): Renderer {
  return {
    async paths() {
      prerenderer.app?.routeCache?.clearAll();
      const found = await prerenderer.getStaticPaths();
      const unique = new Map<string, PagePath>();
      for (const { pathname, route } of found) {
        const trimmed = pathname.replace(/\/+$/, '') || '/';
        // Rows are in order of priority, and the first that gives a path is its owner.
        if (!unique.has(trimmed)) unique.set(trimmed, { pathname: trimmed, route });
      }
      return [...unique.values()];
    },

    async render({ pathname, route }) {
      const file = outputFile(pathname, route.type);
      const request = new Request(new URL(`/${encodeURI(file)}`, origin));
      const { value, reads } = await recordReads(async () => {
        const result = await prerenderer.render(request, { routeData: route });
        const response = result instanceof Response ? result : result.response;
        return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
      });
      // The not-found page answers 404 by its nature.
      if (value.status !== 200 && !pathname.endsWith('/404')) {
        throw new Error(`${pathname} answered ${value.status}`);
      }
      if (route.type !== 'page') return { file, body: value.body, scripts: new Map(), reads };
      const { page, scripts } = scriptsAfterPaint(value.body);
      return { file, body: page, scripts, reads };
    },
  };
}
