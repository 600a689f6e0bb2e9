import { env } from '../../src/env.ts';

/** True for a country that the shop delivers to (`DELIVERY_COUNTRIES`). */
export const isServedCountry = (code: string): boolean => env().DELIVERY_COUNTRIES.includes(code);
