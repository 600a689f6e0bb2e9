/** What the command line and the desk ask about orders. */
import { z } from 'zod';
import { ORDER_STATES } from '../../src/domain/orders/order-state.ts';
import { ORDER_STEPS } from '../../src/domain/orders/order-step.ts';
import { type ListedOrder, listOrders } from '../orders/order-list.ts';
import { type OrderDetail, orderDetail } from '../orders/order-detail.ts';
import { type AdvancedOrder, advanceOrder, type AdvanceOptions } from './advance-order.ts';
import { type RefundedOrder, refundOrder } from './refund-order.ts';

const number = z.string().min(1).max(20);

export const orderCommandSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('list'),
    limit: z.int().min(1).max(1_000),
    before: z.int().min(1).optional(),
    state: z.enum(ORDER_STATES).optional(),
  }),
  z.object({ do: z.literal('show'), number }),
  z.object({ do: z.literal('refund'), number }),
  z.object({ do: z.literal('advance'), number, step: z.enum(ORDER_STEPS) }),
]);

export type OrderCommand = z.infer<typeof orderCommandSchema>;

export interface OrderAnswers {
  list: ListedOrder[];
  show: OrderDetail | null;
  refund: RefundedOrder;
  advance: AdvancedOrder;
}

/** Runs a command; throws an Error of one sentence where it cannot be done. */
export async function runOrder<C extends OrderCommand>(
  options: AdvanceOptions,
  command: C,
): Promise<OrderAnswers[C['do']]> {
  const run = (): Promise<OrderAnswers[OrderCommand['do']]> => {
    if (command.do === 'list') return listOrders(options.db, command);
    if (command.do === 'show') return orderDetail(options.db, command.number);
    if (command.do === 'advance') return advanceOrder(options, command.number, command.step);
    return refundOrder(options, command.number);
  };
  return (await run()) as OrderAnswers[C['do']];
}
