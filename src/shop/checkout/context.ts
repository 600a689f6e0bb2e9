import { createContext, useContext } from 'react';
import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import type { deliveryCosts } from '../../domain/cart/delivery-costs.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ImageConfig } from '../../domain/product/image-url.ts';
import type { CheckoutPage } from './steps.ts';

/** What the page tells the checkout. */
export interface CheckoutSetup {
  locale: Locale;
  images: ImageConfig;
  config: AvailabilityConfig;
  /** Costs and free minimums of delivery. */
  costs: Parameters<typeof deliveryCosts>[1];
  /** `minimumPointsToRedeem` of the configuration. */
  minimumPoints: number;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
  links: { cart: string; products: string; terms: string; guarantee: string };
  /** Titles of the document. */
  titles: Record<CheckoutPage, string>;
  /** Address of the picture with the marks of payment methods. */
  marks: string;
}

export const CheckoutContext = createContext<CheckoutSetup | null>(null);

/** Only below the island of the checkout. */
export function useCheckout(): CheckoutSetup {
  const setup = useContext(CheckoutContext);
  if (!setup) throw new Error('The checkout tells its parts what the page set up');
  return setup;
}
