import type { StateTone } from '../../domain/orders/order-state.ts';

const TONE_CLASSES: Record<StateTone, string> = {
  primary: 'bg-brand-soft text-ink',
  success: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  passive: 'bg-surface text-muted',
};

/** A short label in a pill, e.g. the state of an order or the type of an address. */
export function Pill({ tone, text }: { tone: StateTone; text: string }) {
  return (
    <span
      className={`inline-block rounded-full px-3 py-0.5 text-sm font-medium whitespace-nowrap ${TONE_CLASSES[tone]}`}
    >
      {text}
    </span>
  );
}
