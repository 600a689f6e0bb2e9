import type { RouteData } from 'astro';
import { expect, it, vi } from 'vitest';
import type { Releases } from '../releases/releases.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Renderer } from '../renderer/renderer.ts';
import { outputFile, type PagePath } from '../renderer/site-paths.ts';
import { fullBuildReason, affectedPages } from './affected-pages.ts';

const page = (pathname: string): PagePath => ({
  pathname,
  route: { type: 'page' } as RouteData,
});

const rendererOf = (...pages: PagePath[]): Partial<Renderer> => ({
  pagesByFile: async () =>
    new Map(pages.map((page) => [outputFile(page.pathname, page.route.type), page])),
});

function stateOf(edited: string[], reading: string[], renderer: Partial<Renderer>) {
  return {
    store: { unpublished: { keys: () => edited } } as unknown as SnapshotStore,
    releases: {
      current: () => ({ id: 1 }),
      reads: { pagesThatRead: () => new Set(reading), outdatedPages: () => [] },
      pages: () => reading,
    } as unknown as Releases,
    bundle: {} as Bundle,
    now: new Date(),
    renderer: renderer as Renderer,
  };
}

it('a page is rendered again if an entity that it read changed; no other page is', async () => {
  const renderer = rendererOf(page('/product/a-1'), page('/product/b-2'));
  const state = stateOf(['product:2:nl'], ['product/b-2.html', 'product/c-3.html'], renderer);
  const { pages, gone } = await affectedPages(state);
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/product/b-2']);
  expect(gone).toEqual([]);
});

it('where addresses changed, what is new is rendered too, and what is no more goes', async () => {
  const renderer = rendererOf(page('/product/a-1'), page('/product/b-2'));
  const state = stateOf(['paths:brand'], ['product/a-1.html', 'product/c-3.html'], renderer);
  const { pages, gone } = await affectedPages(state);
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/product/a-1', '/product/b-2']);
  expect(gone).toEqual(['product/c-3.html']);
});

it('of new and removed products it looks at their own addresses only', async () => {
  const renderer = rendererOf(page('/product/b-2'), page('/en/product/b-2'));
  const state = stateOf(['paths:product:0'], [], renderer);
  const entry = (name: string, id: number) => ({ id, url: { nl: name, en: name } });
  const looked = vi.fn(() => []);
  Object.assign(state.releases, { pages: looked });
  Object.assign(state.store, { get: () => [entry('b-2', 2)] });
  Object.assign(state.store.unpublished, { publishedState: () => [entry('a-1', 1)] });
  const { pages, gone } = await affectedPages(state);
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/product/b-2', '/en/product/b-2']);
  expect(gone).toEqual(['product/a-1.html', 'en/product/a-1.html']);
  expect(looked).not.toHaveBeenCalled();
});

it.each([
  ['there is no release', null, 0, 'The first release: all pages'],
  [
    'the code is another',
    { id: 7, code: 'old' },
    7,
    'Another code, configuration or environment: all pages',
  ],
  ['the snapshot is another', { id: 7, code: 'new' }, 6, 'Another snapshot: all pages'],
  ['nothing but data changed', { id: 7, code: 'new' }, 7, null],
])('where %s it says whether all is rendered, and why', (_, live, published, why) => {
  const found = fullBuildReason({
    store: { unpublished: { publishedRelease: () => published } } as unknown as SnapshotStore,
    releases: { current: () => live } as Releases,
    bundle: { code: 'new' } as Bundle,
  });
  expect(found).toBe(why);
});
