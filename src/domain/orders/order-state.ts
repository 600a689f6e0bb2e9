/** States of an order, in the order in which most orders pass them. */
export const ORDER_STATES = [
  'placed',
  'awaiting-payment',
  'paid',
  'picked',
  'shipped',
  'delivered',
  'collected',
  'cancelled',
  'expired',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** What a badge's colour tells: busy, good, attention, or over. */
export type StateTone = 'primary' | 'success' | 'warning' | 'passive';

const TONES: Record<OrderState, StateTone> = {
  placed: 'primary',
  'awaiting-payment': 'warning',
  paid: 'primary',
  picked: 'primary',
  shipped: 'success',
  delivered: 'success',
  collected: 'success',
  cancelled: 'passive',
  expired: 'passive',
  refunded: 'passive',
};

/** The known state with this name; an API elsewhere may send states that this shop does not know. */
export function knownState(name: string): OrderState | null {
  return (ORDER_STATES as readonly string[]).includes(name) ? (name as OrderState) : null;
}

/** The tone of a state's badge; a state that is not known is passive. */
export function stateTone(name: string): StateTone {
  const state = knownState(name);
  return state === null ? 'passive' : TONES[state];
}
