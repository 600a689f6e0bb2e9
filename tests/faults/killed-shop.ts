/**
 * A shop whose processes are killed at a point of publishing, while another site server, which
 * lives on, must serve a complete release, and the next rebuild must heal.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import { createSiteHandler, type SiteHandler } from '../../backend/platform/site/site-handler.ts';
import { type Point, Points } from './points.ts';
import { FaultShop, gone, kill } from './shop.ts';
import { wholeRelease } from './whole.ts';

const SOON = { timeout: 60_000, interval: 20 };

export class KilledShop {
  readonly points = new Points();
  readonly shop = new FaultShop(this.points.env);
  readonly #handler: SiteHandler = createSiteHandler({
    dataDir: this.shop.dataDir,
    parties: { scripts: [], connections: [], images: [] },
  });
  readonly #site: Server = createServer((request, response) => {
    void this.#handler(request, response);
  });
  #edits = 0;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#site.listen(0, resolve));
    await this.shop.start();
  }

  async #page(address: string): Promise<string> {
    const { port } = this.#site.address() as AddressInfo;
    return (await fetch(`http://localhost:${port}${address}`)).text();
  }

  /**
   * Changes prices, and kills who is named when publishing them comes to the point. Answers whether
   * it came to it: the nth statement may be one more than publishing takes.
   */
  async killAt(point: Point, who: 'renderer' | 'backend'): Promise<boolean> {
    const { shop, points } = this;
    const paths = [...wholeRelease(shop.releases).keys()];
    const before = shop.releases.current()!.id;
    const edits = new Map<string, string>();
    points.arm(point);
    const products = shop.products();
    for (let edit = 0; edit < 3; edit++) {
      const { id, address } = products[this.#edits++ % products.length]!;
      const price = (10 + this.#edits / 100).toFixed(2);
      await shop.change(id, `price=${price}`);
      edits.set(address, price.replace('.', ','));
    }
    const areLive = async () => {
      const found = await Promise.all([...edits.keys()].map((address) => this.#page(address)));
      const prices = [...edits.values()];
      return found.every((html, index) => html.includes(prices[index]!));
    };
    await vi.waitFor(
      async () => expect(points.standing() !== null || (await areLive())).toBe(true),
      SOON,
    );
    const renderer = points.standing();
    if (renderer !== null) {
      await kill(who === 'renderer' ? renderer : shop.pid());
      expect([...wholeRelease(shop.releases).keys()]).toEqual(paths);
      for (const address of edits.keys()) expect(await this.#page(address)).toContain('</html>');
    }
    points.letGo();
    if (renderer !== null && who === 'backend') {
      // A renderer ends with the shop that it works for.
      await gone(renderer);
      await shop.start();
    }
    await vi.waitFor(async () => expect(await areLive()).toBe(true), SOON);
    expect([...wholeRelease(shop.releases).keys()]).toEqual(paths);
    expect(shop.releases.current()!.id).toBeGreaterThan(before);
    return renderer !== null;
  }

  async close(): Promise<void> {
    this.#site.closeAllConnections();
    this.#site.close();
    this.#handler.close();
    await this.shop.close();
    this.points.close();
  }
}
