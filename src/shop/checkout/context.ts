import { createContext, useContext } from 'react';
import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import type { deliveryCosts } from '../../domain/cart/delivery-costs.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ImageConfig } from '../../domain/product/image-url.ts';
import type { CheckoutPage } from './steps.ts';

/** Data that the page passes to the checkout. */
export interface CheckoutSetup {
  locale: Locale;
  images: ImageConfig;
  config: AvailabilityConfig;
  /** Delivery costs and the minimums for free delivery. */
  costs: Parameters<typeof deliveryCosts>[1];
  /** `minimumPointsToRedeem` of the configuration. */
  minimumPoints: number;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
  links: { cart: string; products: string; terms: string; guarantee: string };
  /** Document titles. */
  titles: Record<CheckoutPage, string>;
  /** URL of the sprite with payment logos. */
  marks: string;
}

export const CheckoutContext = createContext<CheckoutSetup | null>(null);

/** The data of the checkout, for components inside the checkout island; throws elsewhere. */
export function useCheckout(): CheckoutSetup {
  const setup = useContext(CheckoutContext);
  if (!setup) throw new Error('The checkout tells its parts what the page set up');
  return setup;
}
