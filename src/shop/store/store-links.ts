import type { Store } from '../../domain/store/store.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { texts } from '../../i18n/texts.ts';

/** `030 - 123 45 67` → `tel:+31301234567`: a Dutch number in its international form. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+31${digits.slice(1)}` : digits}`;
}

/** The way to a store in the map program that the visitor's device prefers. */
export function routeLink({ lat, lng }: Pick<Store['location'], 'lat' | 'lng'>): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

/** Says that a branch delivers web orders: nothing that a visitor looks for. */
const INTERNAL = 'Webshop';

/** What a tag of a branch is called; a tag without a text is shown as it is. Null: not shown. */
export function serviceName(tag: string, locale: Locale): string | null {
  if (tag === INTERNAL) return null;
  const key = `store:services.${tag}`;
  const name = texts(locale)(key);
  // The library answers an unknown key with the key, or with its last part.
  return name === key || name === `services.${tag}` ? tag : name;
}
