import type { RouteData } from 'astro';
import { expect, it } from 'vitest';
import type { PagePath } from './site-paths.ts';
import { warmUp } from './renderer.ts';

const page = (pathname: string, component: string): PagePath => ({
  pathname,
  route: { type: 'page', component } as RouteData,
});

const rendererOf = (paths: () => PagePath[], rendered: string[]) => ({
  paths: async () => paths(),
  async warm({ pathname }: PagePath) {
    rendered.push(pathname);
  },
});

const many = Array.from({ length: 1_000 }, (_, id) => page(`/product/${id}`, 'product'));

it('renders some of every kind, and leaves off as soon as somebody asks', async () => {
  const rendered: string[] = [];
  const pages = [...many, page('/', 'home')];
  const warm = warmUp(rendererOf(() => pages, rendered));
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
  const warm = warmUp(rendererOf(() => pages, rendered));
  await warm(() => rendered.length >= 10);
  pages = [page('/', 'home')];
  await warm(() => false);
  expect(rendered.slice(10)).toEqual(['/']);
});
