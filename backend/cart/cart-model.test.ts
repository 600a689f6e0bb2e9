/** The cart calls against a model of a few lines, with devices, retries, sign-in and undo mixed. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import type { LineAction } from '../../src/domain/cart/cart.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, openCarts } from '../../tests/support/open-carts.ts';
import { runs } from '../../tests/support/seeded-properties.ts';
import { mergeVisitorCart } from './own-cart.ts';

const BASE = '/api/aspos/cart';
let products: number[];

const carts = openForAll(openCarts);
beforeAll(async () => {
  products = [await carts.product(), await carts.product(), await carts.product()];
}, 60_000);

interface Change {
  operationId: string;
  productId: number;
  quantity: number;
  action: LineAction;
}

/** A cart as the specification tells it, without a database. */
class ModelCart {
  lines = new Map<number, { quantity: number; merged: number }>();
  applied = new Set<string>();

  send(changes: readonly Change[]): void {
    for (const { operationId, productId, quantity, action } of changes) {
      if (this.applied.has(operationId)) continue;
      this.applied.add(operationId);
      const { quantity: before = 0, merged = 0 } = this.lines.get(productId) ?? {};
      const after = action === 'Add' ? before + quantity : action === 'Update' ? quantity : 0;
      const line = { quantity: after, merged: action === 'Add' ? merged : 0 };
      if (after > 0) this.lines.set(productId, line);
      else this.lines.delete(productId);
    }
  }

  merge(visitor: ModelCart): void {
    for (const line of this.lines.values()) line.merged = 0;
    for (const [productId, { quantity }] of visitor.lines) {
      const own = this.lines.get(productId)?.quantity ?? 0;
      this.lines.set(productId, { quantity: own + quantity, merged: quantity });
    }
    for (const id of visitor.applied) this.applied.add(id);
  }

  undo(): void {
    for (const [productId, { quantity, merged }] of [...this.lines]) {
      if (merged >= quantity) this.lines.delete(productId);
      else this.lines.set(productId, { quantity: quantity - merged, merged: 0 });
    }
  }

  quantities(): [number, number][] {
    return [...this.lines].map(([id, { quantity }]): [number, number] => [id, quantity]).sort(byId);
  }
}

const byId = (a: [number, number], b: [number, number]) => a[0] - b[0];

const change = fc.record({
  product: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 20 }),
  action: fc.constantFrom<LineAction>('Add', 'Add', 'Update', 'Delete'),
});
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constantFrom('customer', 'visitor'),
      fc.array(change, { minLength: 1, maxLength: 4 }),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('again' as const), fc.nat(50)) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('sign-in', 'undo', 'clear'), fc.constant(0)) },
);

it('holds no line too many and none too few, whatever is sent twice or merged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const piet = await carts.signUp();
      const askers: Record<string, Asker> = {
        customer: piet,
        visitor: { visitor: randomUUID() },
      };
      const own = new ModelCart();
      let visited = new ModelCart();
      const sent: { who: string; changes: Change[] }[] = [];
      const deliver = async (who: string, changes: Change[]) => {
        (who === 'customer' ? own : visited).send(changes);
        await carts.ask(askers[who]!, 'POST', `${BASE}/lines/batch`, { changes });
      };
      for (const [name, what] of steps) {
        if (Array.isArray(what)) {
          const changes = what.map(({ product, quantity, action }) => ({
            ...{ operationId: randomUUID(), productId: products[product]!, quantity, action },
          }));
          sent.push({ who: name, changes });
          await deliver(name, changes);
        } else if (name === 'again') {
          const batch = sent[what % Math.max(1, sent.length)];
          if (batch) await deliver(batch.who, batch.changes);
        } else if (name === 'sign-in') {
          own.merge(visited);
          visited = new ModelCart();
          // The browser is the customer's from here on: what it sends again goes there.
          for (const batch of sent) batch.who = 'customer';
          const { visitor } = askers['visitor'] as { visitor: string };
          await carts.db
            .transaction()
            .execute((trx) => mergeVisitorCart(trx, visitor, piet.contactId, carts.now));
        } else if (name === 'undo') {
          own.undo();
          await carts.ask(piet, 'POST', `${BASE}/undo-merge`);
        } else {
          own.lines.clear();
          await carts.ask(piet, 'DELETE', `${BASE}/lines`);
        }
        for (const [who, model] of [
          ['customer', own],
          ['visitor', visited],
        ] as const) {
          const { json } = await carts.ask<CartRecord>(askers[who]!, 'GET', BASE);
          const { Lines, Subtotal, Total, ShippingCost } = json.Data;
          const quantities = Lines.map((line): [number, number] => [line.ProductId, line.Quantity]);
          expect(quantities.sort(byId)).toEqual(model.quantities());
          const cents = (euros: number) => Math.round(euros * 100);
          const lines = Lines.reduce((all, { TotalInclTax }) => all + cents(TotalInclTax), 0);
          expect(cents(Subtotal.InclTax)).toBe(lines);
          expect(cents(Total.InclTax)).toBe(lines + cents(ShippingCost.InclTax));
        }
      }
    }),
    runs(15),
  );
}, 300_000);
