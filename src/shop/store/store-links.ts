import type { Store } from '../../domain/store/store.ts';

/** `030 - 123 45 67` → `tel:+31301234567`: a Dutch number in its international form. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+31${digits.slice(1)}` : digits}`;
}

/** The way to a store in the map program that the visitor's device prefers. */
export function routeLink({ lat, lng }: Pick<Store['location'], 'lat' | 'lng'>): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}
