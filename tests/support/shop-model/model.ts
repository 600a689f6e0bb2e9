/** A cart and its orders in plain values: what the shop must hold after the same commands. */
import type { startFakeMollie } from '../../../backend/payment/testing/fake-mollie.ts';
import type { CartChange } from '../../../src/domain/cart/cart.ts';
import type { OpenOrders } from '../open-orders.ts';

/** A voucher of 5 euros that may be used twice. */
export const VOUCHER = { cents: 500, uses: 2 };
const FREE_FROM = 7_500;
const DELIVERY = 695;

/** Index of a product → quantity. */
export type Lines = Map<number, number>;

export interface ModelOrder {
  id: number;
  state: 'awaiting-payment' | 'paid' | 'placed' | 'ended';
  lines: Lines;
  total: number;
  usesVoucher: boolean;
  /**
   * What the bank says; `unmade` while it knows no payment, because it refused the shop's key; null
   * for an order on account.
   */
  bank: 'unmade' | 'open' | 'paid' | 'failed' | 'cancelled' | 'expired' | null;
  /** All of it was refunded at the bank, or charged back; the shop may not know yet. */
  wentBack: boolean;
  /** The customer declared the withdrawal, at least once. */
  isWithdrawn: boolean;
}

export interface Model {
  cart: Lines;
  /** What each tab has not sent yet. */
  tabs: CartChange[][];
  prices: number[];
  /** Pieces that nobody holds. */
  stock: number[];
  /** Ids of changes that the shop applied. */
  applied: Set<string>;
  hasVoucher: boolean;
  voucherUses: number;
  isVoucherExpired: boolean;
  /** The way to pay of the cart; null until it is chosen, also after an order. */
  method: 'ideal' | 'account' | null;
  orders: ModelOrder[];
  /** The bank answers 401 to all that the shop asks. */
  isKeyRefused: boolean;
}

export interface Real {
  shop: OpenOrders;
  mollie: Awaited<ReturnType<typeof startFakeMollie>>;
  customer: Awaited<ReturnType<OpenOrders['signUp']>>;
  rival: Awaited<ReturnType<OpenOrders['signUp']>>;
  products: number[];
  voucherId: number;
}

export const newModel = (products: number): Model => ({
  cart: new Map(),
  tabs: [[], []],
  prices: Array.from({ length: products }, () => 1_210),
  stock: Array.from({ length: products }, () => 10),
  applied: new Set(),
  hasVoucher: false,
  voucherUses: VOUCHER.uses,
  isVoucherExpired: false,
  method: null,
  orders: [],
  isKeyRefused: false,
});

/** Uses of the voucher that the cart may count on: its open order has taken one of them. */
export const usesLeft = (model: Model): number =>
  model.voucherUses + (openOrder(model)?.usesVoucher ? 1 : 0);

export const countsVoucher = (model: Model): boolean =>
  model.hasVoucher && !model.isVoucherExpired && usesLeft(model) > 0;

/** What the cart costs in cents. */
export function totalOf(model: Model, withVoucher = countsVoucher(model)): number {
  let goods = 0;
  for (const [product, quantity] of model.cart) goods += quantity * model.prices[product]!;
  if (goods === 0) return 0;
  const discount = withVoucher ? Math.min(goods, VOUCHER.cents) : 0;
  return goods - discount + (goods - discount >= FREE_FROM ? 0 : DELIVERY);
}

/** The order of the cart that awaits its payment. */
export const openOrder = (model: Model): ModelOrder | undefined =>
  model.orders.find(({ state }) => state === 'awaiting-payment');

/** Sends changes to the cart of the model: each id counts once. */
export function applyToModel(model: Model, changes: readonly CartChange[], of: number[]): void {
  for (const { operationId, productId, quantity, action } of changes) {
    if (model.applied.has(operationId)) continue;
    model.applied.add(operationId);
    const product = of.indexOf(productId);
    const before = model.cart.get(product) ?? 0;
    const after = action === 'Delete' ? 0 : action === 'Add' ? before + quantity : quantity;
    if (after < 1) model.cart.delete(product);
    else model.cart.set(product, after);
  }
}

/** Takes what an order bought out of the cart, and its voucher. */
export function finishInModel(model: Model, order: ModelOrder): void {
  for (const [product, quantity] of order.lines) {
    const left = (model.cart.get(product) ?? 0) - quantity;
    if (left > 0) model.cart.set(product, left);
    else model.cart.delete(product);
  }
  if (order.usesVoucher) model.hasVoucher = false;
  model.method = null;
}

/** Ends an order: its stock and its voucher come back. */
export function endInModel(model: Model, order: ModelOrder): void {
  order.state = 'ended';
  for (const [product, quantity] of order.lines) model.stock[product]! += quantity;
  if (order.usesVoucher) model.voucherUses += 1;
}

/** The shop asks the bank about an order, which makes its payment first; false: it is refused. */
export function askInModel(model: Model, order: ModelOrder): boolean {
  if (model.isKeyRefused) return false;
  if (order.bank === 'unmade') order.bank = 'open';
  updateModel(model, order);
  return true;
}

/** Applies the payment state that the bank reports for an order. */
export function updateModel(model: Model, order: ModelOrder): void {
  if (model.isKeyRefused) return;
  if (order.state === 'paid' && order.wentBack) endInModel(model, order);
  if (order.state !== 'awaiting-payment' || order.bank === 'open' || order.bank === 'unmade')
    return;
  if (order.bank === 'paid') {
    order.state = 'paid';
    finishInModel(model, order);
  } else endInModel(model, order);
}
