import { computed } from 'nanostores';
import type { Consent } from '../../domain/consent/consent.ts';
import { storedAtom } from '../ui/storage.ts';

/** The visitor's choices; kinds that were never asked are absent. */
type Choice = Partial<Consent> & {
  /** Time of the choice, in milliseconds since 1970. */
  at?: number;
};

/** The question is repeated after a year. */
const VALID_MS = 365 * 86_400_000;

const $choice = storedAtom<Choice>('consent', {}, (value) => {
  const choice = value as Choice;
  return choice.at !== undefined && Date.now() - choice.at < VALID_MS ? choice : {};
});

/** The current consent; persisted and synced across tabs. */
export const $consent = computed($choice, (choice): Consent => ({
  analytics: choice.analytics === true,
  marketing: choice.marketing === true,
  media: choice.media === true,
}));

/** True once the visitor answered the dialog; playing a video answers only for videos. */
export const $isDecided = computed($choice, ({ analytics }) => analytics !== undefined);

/** Gives or withdraws consent; kinds not in `change` keep their value. */
export function giveConsent(change: Partial<Consent>): void {
  $choice.set({ ...$choice.get(), ...change, at: Date.now() });
}
