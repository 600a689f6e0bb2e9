import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import {
  ORDER_STATES,
  parseOrderState,
  type OrderStep,
} from '../../../src/domain/orders/order-state.ts';
import { formatMoney } from '../../../src/domain/shared/money.ts';
import { type Env, parseEnv } from '../../../src/env.ts';
import {
  type AdvanceOptions,
  type OrderCommandResults,
  type OrderCommand,
  runOrderCommand,
} from '../../checkout/order-commands.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { JobQueue } from '../../platform/jobs/job-queue.ts';
import { Mailer } from '../../platform/mail/outgoing-mail.ts';
import { orderMails, withPush } from '../../checkout/order-mails.ts';
import {
  type OrderDetail,
  type ListedOrder,
  CSV_HEADER,
  csvLine,
} from '../../orders/operator-orders.ts';
import { askOrdersOfRunningShop } from '../running.ts';
import { type Print, runSubcommand, parseWholeNumber, withDatabase } from './command-line.ts';

const USAGE = `Usage (also while the shop runs):
  orders list [--limit 20] [--state paid]   the newest orders
  orders show NUMBER                        one order with its payments and withdrawals
  orders ready NUMBER                       packed; whoever picks up gets a mail
  orders ship NUMBER                        on its way to the customer, who gets a mail
  orders complete NUMBER                    delivered, or collected at the store
  orders refund NUMBER                      ends an order, and refunds what was paid online
  orders export [--format csv|json] [--state paid]   all orders`;

const MAX_LIMIT = 1_000;

type AskShop = <C extends OrderCommand>(command: C) => Promise<OrderCommandResults[C['do']]>;

/** Runs a sub-command; prints the result and returns the exit code. */
export function runOrdersCommand(
  argv: readonly string[],
  source: NodeJS.ProcessEnv,
  print: Print,
): Promise<number> {
  const askShop: AskShop = async (command) => {
    const env = parseEnv(source);
    const now = () => new Date();
    return (
      (await askOrdersOfRunningShop(env.DATA_DIR, command)) ??
      (await withDatabase(env, ({ db }) => runOrderCommand(advanceOptions(env, db, now), command)))
    );
  };
  const commands = {
    list: (args: string[]) => list(askShop, args, print),
    show: async (args: string[]) => {
      const order = await askShop({ do: 'show', number: orderNumberOf(args) });
      if (!order) throw new Error(`There is no order ${orderNumberOf(args)}.`);
      for (const line of detailLines(order)) print(line);
      return 0;
    },
    ready: (args: string[]) => advance(askShop, 'ready', args, print),
    ship: (args: string[]) => advance(askShop, 'ship', args, print),
    complete: (args: string[]) => advance(askShop, 'complete', args, print),
    refund: async (args: string[]) => {
      const number = orderNumberOf(args);
      const { state, refunded } = await askShop({ do: 'refund', number });
      print(`Order ${number} is ${state}; ${euros(refunded)} is refunded.`);
      return 0;
    },
    export: (args: string[]) => exportAll(askShop, args, print),
  };
  return runSubcommand(argv, commands, USAGE, print);
}

/**
 * The services for commands without a running shop: mails and notifications stay queued until it
 * starts.
 */
function advanceOptions(env: Env, db: Kysely<Database>, now: () => Date): AdvanceOptions {
  const jobs = new JobQueue(db, now);
  const mails = orderMails(new Mailer(jobs), env, () => env.SITE_URL);
  return { db, now, jobs, mails: withPush(mails, jobs) };
}

async function advance(
  askShop: AskShop,
  step: OrderStep,
  args: string[],
  print: Print,
): Promise<number> {
  const number = orderNumberOf(args);
  const { state } = await askShop({ do: 'advance', number, step });
  print(`Order ${number} is ${state}.`);
  return 0;
}

async function list(askShop: AskShop, args: string[], print: Print): Promise<number> {
  const options = { limit: { type: 'string', default: '20' }, state: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const limit = parseWholeNumber('--limit', values.limit, 1, MAX_LIMIT);
  const orders = await askShop({ do: 'list', limit, ...stateFilter(values.state) });
  if (orders.length === 0) print('There are no orders.');
  for (const order of orders) print(listLine(order));
  return 0;
}

async function exportAll(askShop: AskShop, args: string[], print: Print): Promise<number> {
  const options = {
    format: { type: 'string', default: 'csv' },
    state: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const { format } = values;
  if (format !== 'csv' && format !== 'json')
    throw new Error(`--format must be csv or json (it is "${format}").`);
  const state = stateFilter(values.state);
  print(format === 'csv' ? CSV_HEADER : '[');
  let separator = '';
  for (let beforeId: number | undefined; ;) {
    const page = await askShop({ do: 'list', limit: MAX_LIMIT, before: beforeId, ...state });
    // Printed line by line: the list may not fit in memory.
    for (const order of page) {
      print(format === 'csv' ? csvLine(order) : separator + JSON.stringify(order));
      separator = ',';
    }
    beforeId = page.at(-1)?.id;
    if (page.length < MAX_LIMIT) break;
  }
  if (format === 'json') print(']');
  return 0;
}

function stateFilter(name: string | undefined) {
  if (name === undefined) return {};
  const state = parseOrderState(name);
  if (!state) throw new Error(`--state must be one of ${ORDER_STATES.join(', ')}.`);
  return { state };
}

function orderNumberOf([number]: string[]): string {
  if (!number) throw new Error('Say the number of the order.');
  return number;
}

const euros = (cents: number) => formatMoney(cents, 'en');

function listLine(order: ListedOrder): string {
  const { number, placedAt, state, total, paymentMethod, paymentState, contactName, alarm } = order;
  const payment = paymentState ? `${paymentMethod} (${paymentState})` : paymentMethod;
  const columns = [number, placedAt.slice(0, 16), state.padEnd(16), euros(total).padStart(12)];
  return [...columns, payment.padEnd(18), contactName, alarm && `! ${alarm}`]
    .filter(Boolean)
    .join('  ');
}

function detailLines(order: OrderDetail): string[] {
  return [
    `Order ${order.number}: ${order.state}, placed ${order.placedAt}`,
    `${order.contactName} <${order.email}>`,
    [order.shippingMethod, order.preferredSlot?.day, order.preferredSlot?.from]
      .filter(Boolean)
      .join(' '),
    ...order.lines.map(
      ({ position, quantity, number, title, total }) =>
        `${String(position).padStart(3)}. ${quantity} × ${number} ${title}: ${euros(total)}`,
    ),
    `Shipping ${euros(order.shipping)}, vouchers ${euros(order.vouchers)}`,
    `Total ${euros(order.total)} by ${order.paymentMethod}, ${order.pointsRedeemed} points`,
    ...order.payments.map(
      ({ id, provider, providerId, state, amount, refunded, alarm }) =>
        `Payment ${id} (${provider} ${providerId ?? 'not made yet'}): ${state}, ${euros(amount)}, ` +
        `refunded ${euros(refunded)}${alarm ? `, alarm: ${alarm}` : ''}`,
    ),
    ...order.withdrawals.map(
      ({ receivedAt, name, positions, handledAt }) =>
        `Withdrawal of ${receivedAt} by ${name}: ${positions.length > 0 ? `lines ${positions.join(', ')}` : 'all'}` +
        (handledAt ? ', handled' : ''),
    ),
  ];
}
