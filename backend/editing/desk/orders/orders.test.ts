import { beforeAll, beforeEach, expect, it } from 'vitest';
import { insertOrder } from '../../../orders/insert-order.ts';
import { newOrder } from '../../../orders/testing/new-order.ts';
import { insertPayment } from '../../../payment/payment-provider.ts';
import { createAccount, EMBEDDED_ISSUER } from '../../../customers/identity/accounts.ts';
import { Audit } from '../audit.ts';
import { openDesk } from '../testing/open-desk.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

let cookie: string;
let customer: { customerId: number; contactId: number };

const desk = openForAll(openDesk);
beforeAll(async () => {
  await desk.addEditor('Anna');
  cookie = await desk.signIn('Anna');
  const accountId = await desk.db.transaction().execute((trx) =>
    createAccount(
      trx,
      {
        ...{
          issuer: EMBEDDED_ISSUER,
          subject: 'piet',
          email: 'piet@bouw.example',
          passwordHash: null,
        },
        ...({ isConfirmed: true, locale: 'nl', customer: {}, contact: {} } as const),
      },
      desk.clock.now,
    ),
  );
  const contact = await desk.db
    .selectFrom('contacts')
    .select(['id as contactId', 'customer_id as customerId'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  customer = contact;
}, 60_000);
beforeEach(async () => {
  await desk.db.deleteFrom('payments').execute();
  await desk.db.deleteFrom('orders').execute();
});

const open = async (path = '/bestellingen') =>
  (await desk.ask(path, { headers: { cookie } })).text();
const send = async (path: string) => {
  const answer = await desk.send(`/bestellingen/${path}`, {}, { cookie });
  return answer.headers.get('location')!.replace('/redactie', '');
};

/** An order with a payment in these states. */
async function order(state: 'paid' | 'awaiting-payment', payment: 'paid' | 'open') {
  const { now } = desk.clock;
  const { id, paymentId } = await desk.db.transaction().execute(async (trx) => {
    const { id } = await insertOrder(trx, newOrder(customer, { state }));
    const { id: paymentId } = await insertPayment(trx, {
      ...{ orderId: id, provider: 'test-bank', method: 'ideal', issuer: null, amount: 5_535, now },
    });
    return { id, paymentId };
  });
  await desk.db
    .updateTable('payments')
    .set({ state: payment })
    .where('id', '=', paymentId)
    .execute();
  const row = await desk.db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, paymentId, number: row.order_number };
}
const stateOf = async (id: number) =>
  (await desk.db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;

it('says how and when an order is brought and paid, in words', async () => {
  const { id, number } = await order('paid', 'paid');
  await desk.db
    .updateTable('orders')
    .set({ shipping_method: 'Delivery', preferred_date: '2030-03-06', preferred_from: '08:00' })
    .where('id', '=', id)
    .execute();
  const page = await open(`/bestellingen/${number}`);
  expect(page).toContain('Bezorgen · wo 6 mrt 08:00');
  expect(page).toContain('iDEAL | Wero');
});

it('says so where there are no orders', async () => {
  expect(await open()).toContain('Er zijn nog geen bestellingen.');
});

it('lists orders, and shows one with its lines and payments', async () => {
  const { number } = await order('paid', 'paid');
  expect(await open()).toMatch(new RegExp(`${number}</a>`));
  const page = await open(`/bestellingen/${number}`);
  expect(page).toContain(`Bestelling ${number}`);
  expect(page).toContain('Artikel 100123');
  expect(page).toContain('Annuleren en terugbetalen');
});

it('ends a paid order, has the provider refund it, and notes who asked for it', async () => {
  const { id, paymentId, number } = await order('paid', 'paid');
  expect(await open(await send(`${number}/terugbetalen`))).toContain('wordt terugbetaald');
  expect(await stateOf(id)).toBe('refunded');
  const job = await desk.db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'payment-refund')
    .executeTakeFirst();
  expect(job?.payload).toEqual({ paymentId, refundTo: 5_535 });
  const [entry] = await new Audit(desk.db, () => desk.clock.now).list(1);
  expect(entry).toMatchObject({ editor: 'Anna', action: 'order-refund', subject: number });
  expect(await send(`${number}/terugbetalen`)).toBe('/bestellingen?na=weg');
});

it('finds orders by number, name or e-mail address', async () => {
  const { number } = await order('paid', 'paid');
  const { contact_name, email } = await desk.db
    .selectFrom('orders')
    .select(['contact_name', 'email'])
    .executeTakeFirstOrThrow();
  for (const words of [number, contact_name.toUpperCase(), email!])
    expect(await open(`/bestellingen?zoek=${encodeURIComponent(words)}`)).toContain(
      `${number}</a>`,
    );
  expect(await open('/bestellingen?zoek=niemand')).not.toContain(`${number}</a>`);
});

it('takes an order one step further at a time, and notes who did', async () => {
  const { id, number } = await order('paid', 'paid');
  expect(await open(`/bestellingen/${number}`)).toContain('Ligt klaar');
  expect(await open(`/bestellingen/${number}`)).not.toContain('Is verzonden');
  expect(await open(await send(`${number}/stap?stap=ready`))).toContain('een stap verder');
  expect(await stateOf(id)).toBe('picked');
  expect(await open(await send(`${number}/stap?stap=complete`))).toContain('kan nu niet');
  expect(await stateOf(id)).toBe('picked');
  const [entry] = await new Audit(desk.db, () => desk.clock.now).list(1);
  expect(entry).toMatchObject({ action: 'order-step', subject: number, detail: 'ready' });
});

it('shows payments with an alarm until somebody has seen them, and those open for long', async () => {
  const { paymentId, number } = await order('awaiting-payment', 'open');
  expect(await open()).not.toContain('Blijft open');
  await desk.db
    .updateTable('payments')
    .set({ created_at: new Date(desk.clock.now.getTime() - 5 * 3_600_000) })
    .execute();
  expect(await open()).toContain('Blijft open');
  await desk.db.updateTable('payments').set({ state: 'paid', alarm: 'paid-after-end' }).execute();
  expect(await open()).toContain('Betaald nadat de bestelling was beëindigd');
  expect(await open(await send(`betalingen/${paymentId}/gezien`))).toContain('weggehaald');
  expect(await open()).not.toContain('Betaald nadat');
  expect(await open(`/bestellingen/${number}`)).toContain('Betaald');
});

it.each([
  ['key-refused', 'weigert de sleutel'],
  ['silent', 'De betaaldienst antwoordt niet'],
  ['unreadable', 'niet kan lezen'],
] as const)('says that the payment provider is %s', async (state, text) => {
  expect(await open()).not.toContain(text);
  desk.provider.state = state;
  expect(await open()).toContain(text);
  desk.provider.state = 'ok';
});

it('shows payments without an order until they are handled', async () => {
  await desk.db
    .insertInto('stray_payments')
    .values({
      ...{ provider: 'mollie', provider_id: 'tr_stray', amount_incl: 1_905, reference: null },
      ...{ handled_at: null, created_at: desk.clock.now },
    })
    .execute();
  const page = await open();
  expect(page).toContain('tr_stray');
  const [, stray] = /zonder-bestelling\/(\d+)\/afgehandeld/.exec(page)!;
  await send(`zonder-bestelling/${stray}/afgehandeld`);
  expect(await open()).not.toContain('tr_stray');
});

it('shows withdrawals until they are handled, their texts escaped', async () => {
  const { id } = await order('paid', 'paid');
  await desk.db
    .insertInto('withdrawals')
    .values({
      ...{ order_id: id, name: 'Piet', positions: [1], reason: '<b>Te groot</b>' },
      ...{ handled_at: null, created_at: desk.clock.now },
    })
    .execute();
  const page = await open();
  expect(page).toContain('regels 1');
  expect(page).toContain('&lt;b&gt;Te groot&lt;/b&gt;');
  const [, withdrawal] = /herroepingen\/(\d+)\/afgehandeld/.exec(page)!;
  expect(await open(await send(`herroepingen/${withdrawal}/afgehandeld`))).toContain('afgehandeld');
  expect(await open()).not.toContain('Te groot');
});

it('shows a withdrawal that belongs to no order, with what was typed', async () => {
  await desk.db
    .insertInto('withdrawals')
    .values({
      ...{ order_id: null, order_number: '#26-99', email: 'iemand@elders.example', name: 'Iemand' },
      ...{ positions: [], reason: '', handled_at: null, created_at: desk.clock.now },
    })
    .execute();
  const page = await open();
  for (const typed of ['#26-99', 'mailto:iemand@elders.example', 'hoort geen bestelling'])
    expect(page).toContain(typed);
  const [, withdrawal] = /herroepingen\/(\d+)\/afgehandeld/.exec(page)!;
  await send(`herroepingen/${withdrawal}/afgehandeld`);
  expect(await open()).not.toContain('#26-99');
});

it.each(['0', 'x', "1' or 1=1", '999999999999999999999999'])(
  'knows no order %s',
  async (number) => {
    const answer = await desk.ask(`/bestellingen/${encodeURIComponent(number)}`, {
      headers: { cookie },
    });
    expect(answer.headers.get('location')).toBe('/redactie/bestellingen?na=weg');
  },
);
