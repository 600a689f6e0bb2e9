import { type AvailabilityConfig, availabilityConfig } from '../../domain/availability/config.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { CardTexts } from '../../islands/listing/texts.ts';
import { cardTextsOf } from '../../islands/listing/texts.ts';
import { siteBrand } from '../../brands/site-brand.ts';
import { snapshot } from '../../snapshot/reader.ts';
import { cardTexts } from './card-context.ts';

/** What static cards carry for the script that corrects them (`live-cards.client.ts`). */
export interface CardData {
  texts: CardTexts;
  config: AvailabilityConfig;
  /** Name of the company: what the names of its branches begin with. */
  company: string;
}

export function cardData(locale: Locale): CardData {
  return {
    texts: cardTextsOf(cardTexts(locale)),
    config: availabilityConfig(snapshot().config()),
    company: siteBrand().name,
  };
}
