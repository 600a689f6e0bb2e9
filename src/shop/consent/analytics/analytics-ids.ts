import { $consent } from '../consent.ts';

export interface AnalyticsIds {
  analyticsClientId: string | null;
  analyticsSessionId: string | null;
}

const cookieMatch = (name: RegExp): string | null =>
  document.cookie
    .split('; ')
    .map((pair) => name.exec(pair)?.[1])
    .find((value) => value !== undefined) ?? null;

/**
 * Visitor and session id of the analytics service, sent with an order (spec 2 §7). Null without
 * consent, or without the service's cookies.
 */
export function analyticsIds(): AnalyticsIds {
  if (!$consent.get().analytics) return { analyticsClientId: null, analyticsSessionId: null };
  return {
    // Format `GA1.1.123456789.1700000000`: the client id is the last two parts.
    analyticsClientId: cookieMatch(/^_ga=GA\d+\.\d+\.(\d+\.\d+)$/),
    // Format `GS1.1.1700000000.…`, or `GS2.1.s1700000000$…` since 2025.
    analyticsSessionId: cookieMatch(/^_ga_\w+=GS\d+\.\d+\.s?(\d+)/),
  };
}
