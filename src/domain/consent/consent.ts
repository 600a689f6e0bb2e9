/** Purposes that need consent: analytics, marketing, and media (videos) of third parties. */
export const CONSENT_KINDS = ['analytics', 'marketing', 'media'] as const;

export type ConsentKind = (typeof CONSENT_KINDS)[number];
export type Consent = Record<ConsentKind, boolean>;

/** The default until a visitor chooses. */
export const NO_CONSENT: Readonly<Consent> = { analytics: false, marketing: false, media: false };

type Grant = 'granted' | 'denied';

/** The four storage types of Google's Consent Mode v2. */
export type ConsentMode = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  Grant
>;

/** Translates consent to Consent Mode: all advertising storage depends on `marketing`. */
export function consentMode({ analytics, marketing }: Consent): ConsentMode {
  const grant = (allowed: boolean): Grant => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: grant(analytics),
    ad_storage: grant(marketing),
    ad_user_data: grant(marketing),
    ad_personalization: grant(marketing),
  };
}
