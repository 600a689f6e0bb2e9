import type { Locale } from '../../domain/entities/common.ts';
import type { CartSettings } from '../../islands/cart/cart-settings.ts';
import { snapshot } from '../../snapshot/reader.ts';
import { cardSettingsOf } from '../listing/card-data.ts';

/** What the islands of the cart need in the browser. */
export function cartSettings(locale: Locale): CartSettings {
  const {
    freeShippingMinimumLarge,
    freeShippingMinimumSmall,
    deliveryCostLarge,
    deliveryCostSmall,
  } = snapshot().config();
  return {
    cards: cardSettingsOf(locale),
    costs: {
      freeShippingMinimumLarge,
      freeShippingMinimumSmall,
      deliveryCostLarge,
      deliveryCostSmall,
    },
  };
}
