import type { z } from 'zod';
import { GeocoderError } from './geocoder.ts';

/** A shopper waits for the list. */
export const TIMEOUT_MS = 3_000;

/**
 * Asks a geocoding service. Throws GeocoderError, which names neither the address asked for (a
 * postcode is personal data) nor the key.
 */
export async function askJson<T>(url: URL, schema: z.ZodType<T>, timeoutMs: number): Promise<T> {
  let body: unknown;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new GeocoderError(`The geocoding service answered ${response.status}.`);
    body = await response.json();
  } catch (error) {
    if (error instanceof GeocoderError) throw error;
    throw new GeocoderError('The geocoding service does not answer.');
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw new GeocoderError('The geocoding service answered in an unknown form.');
  }
  return parsed.data;
}
