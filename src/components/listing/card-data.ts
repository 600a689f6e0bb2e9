import { type AvailabilityConfig, availabilityConfig } from '../../domain/availability/config.ts';
import { siteBrand } from '../../brands/site-brand.ts';
import { snapshot } from '../../snapshot/reader.ts';

/** What static cards carry for the script that corrects them (`live-cards.client.ts`). */
export interface CardData {
  config: AvailabilityConfig;
  /** Name of the company: what the names of its branches begin with. */
  company: string;
}

export function cardData(): CardData {
  return {
    config: availabilityConfig(snapshot().config()),
    company: siteBrand().name,
  };
}
