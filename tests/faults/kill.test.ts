/**
 * The backend and the renderer are killed at random moments of rendering and switching. Another
 * site server, which lives on, serves a complete release each time, and the next rebuild heals.
 * FAULT_KILLS=50 for more.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createSiteHandler, type SiteHandler } from '../../backend/site/site-handler.ts';
import { FaultShop } from './shop.ts';
import { wholeRelease } from './whole.ts';

const KILLS = Number(process.env['FAULT_KILLS'] || 10);
const EDITS = 6;
const SOON = { timeout: 60_000, interval: 20 };

const shop = new FaultShop(inject('prepared'));
let handler: SiteHandler;
const site = createServer((request, response) => void handler(request, response));
const page = async (address: string) =>
  (await fetch(`http://localhost:${(site.address() as AddressInfo).port}${address}`)).text();
const random = (below: number) => Math.floor(Math.random() * below);

beforeAll(async () => {
  handler = createSiteHandler({ dataDir: shop.dataDir });
  await new Promise<void>((resolve) => site.listen(0, resolve));
  await shop.start();
}, 120_000);

afterAll(async () => {
  site.closeAllConnections();
  site.close();
  handler.close();
  await shop.close();
});

test(
  `of ${KILLS} kills none shows, and every edit comes through`,
  async () => {
    const paths = [...wholeRelease(shop.releases).keys()];
    const products = shop.products();
    let published = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const which = kill % 2 === 0 ? 'renderer' : 'backend';
      const edits = new Map<string, string>();
      for (let edit = 0; edit < EDITS; edit++) {
        const { id, address } = products[random(products.length)]!;
        const price = 1 + kill + random(99) / 100;
        await shop.change(id, `price=${price.toFixed(2)}`);
        edits.set(address, price.toFixed(2).replace('.', ','));
      }
      const before = shop.releases.current()?.id ?? 0;
      await new Promise((resolve) => setTimeout(resolve, random(700)));
      await shop.kill(which);

      expect([...wholeRelease(shop.releases).keys()]).toEqual(paths);
      for (const address of edits.keys()) expect(await page(address)).toContain('</html>');
      if (which === 'backend') await shop.start();
      await vi.waitFor(async () => {
        for (const [address, price] of edits) expect(await page(address)).toContain(price);
      }, SOON);
      expect([...wholeRelease(shop.releases).keys()]).toEqual(paths);
      published += (shop.releases.current()?.id ?? 0) - before;
    }
    expect(published).toBeGreaterThanOrEqual(KILLS);
  },
  60_000 * KILLS,
);
