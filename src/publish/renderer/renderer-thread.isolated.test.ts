import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRenderer } from './renderer.ts';
import type { PagePath } from './site-paths.ts';
import { RendererThread } from './renderer-thread.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

/** An app as a bundle has it: its pages say where they are, one fails, and one ends its thread. */
const APP = `
let logger;
export const app = {
  setInternals() {},
  setOptions: (options) => { logger = options.logger.options.destination; },
  routeCache: { clearAll() {} },
  async render(request, { routeData }) {
    const { pathname } = new URL(request.url);
    if (pathname === '/die.html') queueMicrotask(() => { throw new Error('It died.'); });
    if (pathname === '/die.html') return new Promise(() => {});
    if (pathname === '/throw.html') throw new Error('It was thrown');
    if (pathname !== '/fail.html') return new Response(pathname + ' ' + routeData.pattern);
    logger.write({ level: 'error', message: 'It failed\\n    at a line' });
    return new Response('', { status: 500 });
  },
};`;

const page = (pathname: string): PagePath => ({
  pathname,
  route: { type: 'page', pattern: /^\/x$/ } as RouteData,
});

let folder: string;
let thread: RendererThread;
const bundle = { code: 'code', files: '', entry: '', styles: [] };

beforeEach(() => {
  folder = ownFolder();
  const entry = path.join(folder, 'app.mjs');
  writeFileSync(entry, APP);
  bundle.entry = pathToFileURL(entry).href;
  thread = new RendererThread({ bundle, dataDir: folder, origin: 'http://localhost' });
});

afterEach(async () => {
  await thread.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('renders what the first one renders, tells what fails, and goes on', async () => {
  const renderer = await loadRenderer(bundle, 'http://localhost');
  expect(thread.isRunning).toBe(false);
  await thread.begin();
  expect(thread.isRunning).toBe(true);
  const own = await renderer.render(page('/x'));
  expect(await thread.render(page('/x'))).toEqual(own);
  expect(own.body.toString()).toContain('/x.html /^\\/x$/');
  await expect(thread.render(page('/fail'))).rejects.toThrow('/fail answered 500: It failed');
  expect((await thread.render(page('/x'))).file).toBe('x.html');
});

it('is started again after it died', async () => {
  await thread.begin();
  await expect(thread.render(page('/die'))).rejects.toThrow('It died.');
  expect(thread.isRunning).toBe(false);
  await thread.begin();
  expect((await thread.render(page('/x'))).file).toBe('x.html');
});

it('says which page failed and why, and the stack to nobody who did not ask for it', async () => {
  const renderer = await loadRenderer(bundle, 'http://localhost');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await expect(renderer.render(page('/fail'))).rejects.toThrow(/^\/fail answered 500: It failed$/);
  await expect(renderer.render(page('/throw'))).rejects.toThrow(/^\/throw: It was thrown$/);
  expect(said).not.toHaveBeenCalled();
  vi.stubEnv('DEBUG', '1');
  await renderer.warm(page('/fail'));
  expect(said).not.toHaveBeenCalled();
  await expect(renderer.render(page('/fail'))).rejects.toThrow('500');
  expect(said).toHaveBeenCalledWith('It failed\n    at a line');
});
