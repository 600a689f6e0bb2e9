import type { Locale } from '../../domain/shared/common.ts';
import type { CartSettings, CostSettings } from './cart-settings.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import { cardSettingsOf } from '../listing/card-data.ts';

/** Delivery costs and the minimum for free delivery. */
export function costSettings(): CostSettings {
  const config = snapshot().config();
  return {
    freeShippingMinimumLarge: config.freeShippingMinimumLarge,
    freeShippingMinimumSmall: config.freeShippingMinimumSmall,
    deliveryCostLarge: config.deliveryCostLarge,
    deliveryCostSmall: config.deliveryCostSmall,
  };
}

/** Settings for the cart islands in the browser. */
export const cartSettings = (locale: Locale): CartSettings => ({
  cards: cardSettingsOf(locale),
  costs: costSettings(),
});
