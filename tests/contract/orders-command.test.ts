/** `npm run orders` while the shop runs: through the backend, which alone opens its database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOrdersCommand } from '../../backend/program/commands/orders.ts';
import { buyer, type Buyer } from '../support/buyer.ts';
import { type OwnBackend, startOwnBackend } from './support/own-backend.ts';
import type { TestCustomer } from './support/customers.ts';

let backend: OwnBackend;
let customer: TestCustomer;
let piet: Buyer;

beforeAll(async () => {
  backend = await startOwnBackend();
  customer = await backend.signUp();
  piet = buyer(() => backend.url, customer.token);
});
afterAll(() => backend?.close());

async function orders(...args: string[]) {
  const lines: string[] = [];
  const source = { DATA_DIR: backend.dataDir, DATABASE_URL: backend.databaseUrl };
  const code = await runOrdersCommand(args, source, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

it('shows an order, and refunds at the provider what was paid for it', async () => {
  await piet.fill(customer.cartProductId, 2);
  const { Data } = await piet.confirm();
  await piet.atBank(Data.PaymentUrl!, 'paid');
  const number = Data.OrderNumber!;
  expect((await orders('list', '--state', 'paid')).said).toContain(number);
  expect((await orders('show', number)).said).toMatch(/Payment \d+ \(test-bank tb_[^)]+\): paid/);
  expect((await orders('refund', number)).said).toMatch(
    new RegExp(`^Order ${number} is refunded; €[\\d.]+ is refunded\\.$`),
  );
  await expect
    .poll(async () => (await orders('show', number)).said, { timeout: 15_000, interval: 250 })
    .toMatch(/Payment \d+ \(test-bank tb_[^)]+\): refunded/);
  expect(await orders('refund', number)).toMatchObject({
    code: 1,
    said: `Order ${number} is refunded: there is nothing to refund.`,
  });
});
