/** Purposes that need consent: analytics, marketing, and media (videos) of third parties. */
export const CONSENT_KINDS = ['analytics', 'marketing', 'media'] as const;

export type ConsentKind = (typeof CONSENT_KINDS)[number];
export type Consent = Record<ConsentKind, boolean>;

/** The default until a visitor chooses. */
export const NO_CONSENT: Readonly<Consent> = { analytics: false, marketing: false, media: false };

type ConsentState = 'granted' | 'denied';

/** The four storage types of Google's Consent Mode v2. */
export type ConsentMode = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  ConsentState
>;

/** Translates consent to Consent Mode: all advertising storage depends on `marketing`. */
export function consentMode({ analytics, marketing }: Consent): ConsentMode {
  const grant = (allowed: boolean): ConsentState => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: grant(analytics),
    ad_storage: grant(marketing),
    ad_user_data: grant(marketing),
    ad_personalization: grant(marketing),
  };
}

/** Origins of a third party that the content security policy must allow, by resource type. */
export interface ThirdPartySources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

/** Merges the sources of several parties without duplicates. */
export function mergeSources(thirdParties: readonly ThirdPartySources[]): ThirdPartySources {
  const sourcesOf = (kind: keyof ThirdPartySources) => [
    ...new Set(thirdParties.flatMap((party) => party[kind])),
  ];
  return {
    scripts: sourcesOf('scripts'),
    connections: sourcesOf('connections'),
    images: sourcesOf('images'),
  };
}

/** A third-party script that is loaded once the visitor consents (spec 1 §7). */
interface ThirdPartyScript {
  name: 'ab-test' | 'visual-test';
  url: string;
  /** Both scripts measure behaviour and serve no advertising. */
  kind: ConsentKind;
  /** Origins that it sends data to besides its own: `https://collect.example`. */
  reportsTo: readonly string[];
}

interface Settings {
  AB_TEST_URL: string;
  AB_TEST_HOSTS: readonly string[];
  VISUAL_TEST_URL: string;
  VISUAL_TEST_HOSTS: readonly string[];
}

/** Returns the enabled scripts in loading order. */
export function thirdPartyScripts(settings: Settings): ThirdPartyScript[] {
  const script = (name: ThirdPartyScript['name'], url: string, hosts: readonly string[]) =>
    url === ''
      ? []
      : [
          {
            name,
            url,
            kind: 'analytics' as const,
            reportsTo: hosts.map((host) => `https://${host}`),
          },
        ];
  return [
    ...script('ab-test', settings.AB_TEST_URL, settings.AB_TEST_HOSTS),
    ...script('visual-test', settings.VISUAL_TEST_URL, settings.VISUAL_TEST_HOSTS),
  ];
}

/** Returns the sources of a script: its own origin, and those that it sends data to. */
export function thirdPartyScriptSources({ url, reportsTo }: ThirdPartyScript): ThirdPartySources {
  const { origin } = new URL(url);
  const reports = [origin, ...reportsTo];
  return { scripts: [origin], connections: reports, images: reports };
}

export const TAG_MANAGER_HOST = 'www.googletagmanager.com';

const ANALYTICS_ORIGINS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
];

/** Sources of Google Tag Manager with Analytics; null if disabled. */
export function tagManagerSources({ GTM_ID }: { GTM_ID: string }): ThirdPartySources | null {
  if (GTM_ID === '') return null;
  const scripts = [`https://${TAG_MANAGER_HOST}`];
  return { scripts, connections: ANALYTICS_ORIGINS, images: ANALYTICS_ORIGINS };
}
