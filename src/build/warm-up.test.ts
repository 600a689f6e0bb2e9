import type { RouteData } from 'astro';
import { expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import type { Workshop } from './build-site.ts';
import type { PagePath, Renderer } from './renderer.ts';
import { warmUp } from './warm-up.ts';

const page = (pathname: string, component: string): PagePath => ({
  pathname,
  route: { type: 'page', component } as RouteData,
});

function workshopOf(paths: () => PagePath[], rendered: string[]): Workshop {
  const renderer = {
    paths: async () => paths(),
    async render({ pathname }: PagePath) {
      rendered.push(pathname);
    },
  } as unknown as Renderer;
  return { renderer } as Workshop;
}

const many = Array.from({ length: 1_000 }, (_, id) => page(`/product/${id}`, 'product'));

it('renders some of every kind, and leaves off as soon as somebody asks', async () => {
  const rendered: string[] = [];
  const pages = [...many, page('/', 'home')];
  const warm = warmUp(
    workshopOf(() => pages, rendered),
    parseEnv({}),
  );
  await warm(() => rendered.length >= 10);
  expect(rendered).toHaveLength(10);
  await warm(() => false);
  expect(new Set(rendered).size).toBe(rendered.length);
  expect(rendered).toContain('/');
  expect(rendered.length).toBeGreaterThan(50);
  expect(rendered.length).toBeLessThan(70);
});

it('renders nothing that is no more', async () => {
  const rendered: string[] = [];
  let pages = many;
  const warm = warmUp(
    workshopOf(() => pages, rendered),
    parseEnv({}),
  );
  await warm(() => rendered.length >= 10);
  pages = [page('/', 'home')];
  await warm(() => false);
  expect(rendered.slice(10)).toEqual(['/']);
});
