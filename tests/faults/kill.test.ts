/**
 * The backend and the renderer are killed in the midst of rendering, in the midst of switching, and
 * at random moments. Another site server, which lives on, serves a complete release each time, and
 * the next rebuild heals. FAULT_KILLS=50 for more.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createSiteHandler, type SiteHandler } from '../../backend/site/site-handler.ts';
import { type Moment, PublishWatch } from './publish-watch.ts';
import { FaultShop } from './shop.ts';
import { wholeRelease } from './whole.ts';

const KILLS = Number(process.env['FAULT_KILLS'] || 10);
const EDITS = 6;
/** Each in turn: who, and when; null: at a random moment. */
const PLANS: readonly ['renderer' | 'backend', Moment | null][] = [
  ['renderer', 'switching'],
  ['backend', 'rendering'],
  ['renderer', 'rendering'],
  ['backend', null],
  ['renderer', null],
  ['backend', 'switching'],
];
const MOST_MS = 20_000;
const SOON = { timeout: 60_000, interval: 20 };

const shop = new FaultShop(inject('prepared'));
const watch = new PublishWatch(shop.dataDir);
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
  watch.close();
  await shop.close();
});

test(
  `of ${KILLS} kills none shows, and every edit comes through`,
  async () => {
    const paths = [...wholeRelease(shop.releases).keys()];
    const products = shop.products();
    let published = 0;
    /** Where publishing stood still after a kill. */
    const landed = { rendering: 0, switching: 0, between: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      const [which, moment] = PLANS[kill % PLANS.length]!;
      const end = await shop.victim(which);
      const edits = new Map<string, string>();
      const change = async () => {
        const { id, address } = products[random(products.length)]!;
        const price = (1 + kill + random(99) / 100).toFixed(2);
        edits.delete(address);
        await shop.change(id, `price=${price}`);
        edits.set(address, price.replace('.', ','));
      };
      const before = shop.releases.current()?.id ?? 0;
      for (let edit = 1; edit < EDITS; edit++) await change();
      // A backend that ends over the last one has not promised it.
      const last = change().catch(() => {});
      if (moment) await watch.until(moment, MOST_MS);
      else await new Promise((resolve) => setTimeout(resolve, random(700)));
      await end();
      landed[watch.now() ?? 'between'] += 1;
      await last;

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
    console.log(`Kills landed: ${JSON.stringify(landed)}`);
    expect(Math.min(landed.rendering, landed.switching)).toBeGreaterThan(0);
  },
  60_000 * KILLS,
);
