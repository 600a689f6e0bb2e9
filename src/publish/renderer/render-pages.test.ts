import { setImmediate } from 'node:timers/promises';
import type { RouteData } from 'astro';
import { expect, it } from 'vitest';
import type { Output, SiteFile } from '../build/output.ts';
import { assetsOf, renderPages } from './render-pages.ts';
import type { RendererThread } from './renderer-thread.ts';
import type { RenderedPage, Renderer } from './renderer.ts';
import type { PagePath } from './site-paths.ts';

const pages = Array.from({ length: 100 }, (_, id): PagePath => ({
  pathname: `/product/${id}`,
  route: { type: 'page' } as RouteData,
}));

function rendered({ pathname }: PagePath): RenderedPage {
  const body = Buffer.from('<!DOCTYPE html></html>');
  return {
    file: `${pathname.slice(1)}.html`,
    body,
    scripts: new Map(),
    reads: { keys: new Set(), due: null },
  };
}

/** A second renderer that notes what is asked of it, and what this one renders. */
function withSecondRenderer(render: (page: PagePath) => Promise<RenderedPage>, isRunning = true) {
  const asked: string[] = [];
  const own: string[] = [];
  const thread = {
    isRunning,
    async begin() {
      await setImmediate();
      asked.push('begin');
    },
    render(page: PagePath) {
      asked.push(page.pathname);
      return render(page);
    },
  } as unknown as RendererThread;
  const renderer = {
    paths: async () => pages,
    async render(page: PagePath) {
      await setImmediate();
      own.push(page.pathname);
      return rendered(page);
    },
  } as unknown as Renderer;
  return { asked, own, thread, renderer };
}

function outputOf(files: string[]): Output {
  return {
    put: async ({ path }: SiteFile) => void files.push(path),
    scriptHashes: async () => [],
    has: async () => true,
  };
}

it('shares many pages with the second renderer, and puts each once', async () => {
  const files: string[] = [];
  const told: number[] = [];
  const { asked, own, ...both } = withSecondRenderer(async (page) => {
    await setImmediate();
    return rendered(page);
  });
  const onPage = (done: number) => told.push(done);
  await renderPages(pages, { ...both, output: outputOf(files), onPage });
  expect(asked[0]).toBe('begin');
  expect(asked.length).toBeGreaterThan(10);
  expect(own.length).toBeGreaterThan(10);
  expect(files.toSorted()).toEqual(pages.map(({ pathname }) => `${pathname.slice(1)}.html`).sort());
  expect(told).toEqual(pages.map((_, index) => index + 1));
});

it('renders few by itself, and more where the second one would have to be started', async () => {
  const few = withSecondRenderer(async (page) => rendered(page));
  await renderPages(pages.slice(0, 10), { ...few, output: outputOf([]) });
  expect(few.asked).toEqual([]);
  const cold = withSecondRenderer(async (page) => rendered(page), false);
  await renderPages(pages, { ...cold, output: outputOf([]) });
  expect(cold.asked).toEqual([]);
});

it('fails with what fails in the second renderer', async () => {
  const { own, ...both } = withSecondRenderer(() => Promise.reject(new Error('It died.')));
  await expect(renderPages(pages, { ...both, output: outputOf([]) })).rejects.toThrow('It died.');
  expect(own.length).toBeLessThan(10);
});

it('finds the assets of a page, each once', () => {
  const page =
    '<link href="/_astro/page.B3x-9.css"><script src="/_astro/menu.Cz_1.js"></script><img src="/_astro/page.B3x-9.css">';
  expect([...assetsOf(page)]).toEqual(['_astro/page.B3x-9.css', '_astro/menu.Cz_1.js']);
});
