import { computed } from 'nanostores';
import type { Consent } from '../../domain/consent/consent.ts';
import { storedAtom } from '../ui/storage.ts';

/** The visitor's choices; kinds that were never asked for are absent. */
type StoredConsent = Partial<Consent> & {
  /** Time of the choice, in milliseconds since 1970. */
  at?: number;
};

/** Consent is valid for a year; then the visitor is asked again. */
const CONSENT_PERIOD_MS = 365 * 86_400_000;

const $storedConsent = storedAtom<StoredConsent>('consent', {}, (value) => {
  const choice = value as StoredConsent;
  return choice.at !== undefined && Date.now() - choice.at < CONSENT_PERIOD_MS ? choice : {};
});

/** The current consent; persisted and synced across tabs. */
export const $consent = computed($storedConsent, (choice): Consent => ({
  analytics: choice.analytics === true,
  marketing: choice.marketing === true,
  media: choice.media === true,
}));

/** True once the visitor has answered the dialog; consent given by playing a video is no answer. */
export const $isDecided = computed($storedConsent, ({ analytics }) => analytics !== undefined);

/** Gives or withdraws consent for the kinds in `change`; the others keep their value. */
export function giveConsent(change: Partial<Consent>): void {
  $storedConsent.set({ ...$storedConsent.get(), ...change, at: Date.now() });
}
