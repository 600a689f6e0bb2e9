import type { PartySources } from './party-sources.ts';

export const TAG_MANAGER_HOST = 'www.googletagmanager.com';

const REPORTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
];

/** Google Tag Manager with Analytics; null where it is off. */
export function tagManagerSources({ GTM_ID }: { GTM_ID: string }): PartySources | null {
  if (GTM_ID === '') return null;
  const scripts = [`https://${TAG_MANAGER_HOST}`];
  return { scripts, connections: REPORTS, images: REPORTS };
}
