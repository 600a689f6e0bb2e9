import texts from 'texts:orders/states';
import type { Locale } from '../../../domain/shared/common.ts';
import { shownState, stateTone } from '../../../domain/orders/order-state.ts';
import type { OrderSummary } from '../../../domain/orders/order.ts';
import { Pill } from '../pill.tsx';

type Shown = Pick<OrderSummary, 'state' | 'paymentState'>;

/** The state of an order in words; an unknown state of an external API is shown as it is. */
export function OrderState({ order, locale }: { order: Shown; locale: Locale }) {
  const { state, paymentState } = order;
  const words: Record<string, string> = texts[locale];
  const key = shownState(state, paymentState);
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  return (
    <span>
      <Pill tone={stateTone(state)} text={text ?? state} />
    </span>
  );
}
