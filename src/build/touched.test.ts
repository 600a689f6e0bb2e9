import type { RouteData } from 'astro';
import { expect, it } from 'vitest';
import type { Releases } from '../releases/releases.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import type { Bundle } from './bundle.ts';
import type { PagePath, Renderer } from './renderer.ts';
import { needsFullBuild, touchedPages } from './touched.ts';

const page = (pathname: string): PagePath => ({
  pathname,
  route: { type: 'page' } as RouteData,
});

/** A renderer that knows the addresses of when it last looked. */
function rendererOf(known: PagePath[], now: PagePath[]): Renderer {
  return { paths: async (mayDiffer = true) => (mayDiffer ? now : known) } as Renderer;
}

function stateOf(edited: string[], reading: string[], renderer: Renderer) {
  return {
    store: { unpublished: () => edited } as unknown as SnapshotStore,
    releases: {
      current: () => ({ id: 1 }),
      pagesReading: () => new Set(reading),
      duePages: () => [],
      pages: () => reading,
    } as unknown as Releases,
    bundle: {} as Bundle,
    now: new Date(),
    renderer,
  };
}

it('a page that another process added is found when its price changes here', async () => {
  const renderer = rendererOf([page('/product/a-1')], [page('/product/a-1'), page('/product/b-2')]);
  const { pages } = await touchedPages(stateOf(['product:2:nl'], ['product/b-2.html'], renderer));
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/product/b-2']);
});

it('addresses that may not differ are not asked for again', async () => {
  const renderer = rendererOf([page('/product/a-1')], []);
  const { pages, gone } = await touchedPages(
    stateOf(['product:1:nl'], ['product/a-1.html'], renderer),
  );
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/product/a-1']);
  expect(gone).toEqual([]);
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
  const found = needsFullBuild({
    store: { publishedRelease: () => published } as SnapshotStore,
    releases: { current: () => live } as Releases,
    bundle: { code: 'new' } as Bundle,
  });
  expect(found).toBe(why);
});
