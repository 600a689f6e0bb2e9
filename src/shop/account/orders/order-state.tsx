import texts from 'texts:orders/states';
import type { Locale } from '../../../domain/shared/common.ts';
import { knownState, stateTone } from '../../../domain/orders/order-state.ts';
import { Pill } from '../pill.tsx';

/** The order state as text; an unknown state of an external API is shown as it is. */
export function OrderState({ state, locale }: { state: string; locale: Locale }) {
  const known = knownState(state);
  const text = known === null ? undefined : texts[locale][known];
  return (
    <span>
      <Pill tone={stateTone(state)} text={text ?? state} />
    </span>
  );
}
