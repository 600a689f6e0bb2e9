import type { z } from 'zod';
import { businessAnswer, reviewsAnswer, summaryAnswer } from './answers.ts';

export interface TrustpilotSettings {
  /** `https://api.trustpilot.com/v1` */
  url: string;
  key: string;
  /** Name of the business: its domain. */
  business: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/** The three calls of the review service (spec 2 §7). Each rejects where the service does not answer. */
export function trustpilotClient({ url, key, business, timeoutMs }: TrustpilotSettings) {
  async function ask<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>) {
    const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json', apikey: key },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Trustpilot answered ${response.status} to ${path}`);
    return schema.parse(await response.json());
  }
  const products = (id: string) => `/product-reviews/business-units/${id}`;
  return {
    business: () => ask('/business-units/find', { name: business }, businessAnswer),
    summary: (id: string, sku: string) => ask(products(id), { sku }, summaryAnswer),
    reviews: (id: string, sku: string, limit: number) =>
      ask(`${products(id)}/reviews`, { sku, perPage: String(limit) }, reviewsAnswer),
  };
}

export type TrustpilotClient = ReturnType<typeof trustpilotClient>;
