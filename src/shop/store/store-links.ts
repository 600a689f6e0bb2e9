import type { Store } from '../../domain/store/store.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { texts } from '../../i18n/texts.ts';

/**
 * Converts a Dutch number to an international `tel:` link: `030 - 123 45 67` → `tel:+31301234567`.
 */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+31${digits.slice(1)}` : digits}`;
}

/** Link to directions to a store, which the device opens in its default map app. */
export function routeLink({ lat, lng }: Pick<Store['location'], 'lat' | 'lng'>): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

/** Tag of stores that fulfil web orders; irrelevant for visitors. */
const INTERNAL_TAG = 'Webshop';

/** Name of a service tag; unknown tags are shown as they are. Null: not shown. */
export function serviceName(tag: string, locale: Locale): string | null {
  if (tag === INTERNAL_TAG) return null;
  // There is no translation for tags that a shop has added itself.
  const key = `store:services.${tag}` as TextKey;
  const name = texts(locale)(key);
  // For an unknown key the library returns the key, or its last part.
  return name === key || name === `services.${tag}` ? tag : name;
}
