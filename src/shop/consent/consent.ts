import { computed } from 'nanostores';
import type { Consent } from '../../domain/consent/consent.ts';
import { keptAtom } from '../ui/storage.ts';

/** What the visitor said so far; a kind that was never asked about is missing. */
type Choice = Partial<Consent> & {
  /** When it was said, in milliseconds. */
  at?: number;
};

/** After a year the question is asked again. */
const VALID_MS = 365 * 86_400_000;

const $choice = keptAtom<Choice>('consent', {}, (value) => {
  const choice = value as Choice;
  return choice.at !== undefined && Date.now() - choice.at < VALID_MS ? choice : {};
});

/** What is allowed at this moment; kept, and followed in other tabs. */
export const $consent = computed($choice, (choice): Consent => ({
  analytics: choice.analytics === true,
  marketing: choice.marketing === true,
  media: choice.media === true,
}));

/** True once the visitor answered the dialog; playing a film answers for films alone. */
export const $isDecided = computed($choice, ({ analytics }) => analytics !== undefined);

/** Allows or takes back; what `change` leaves out stays as it was. */
export function giveConsent(change: Partial<Consent>): void {
  $choice.set({ ...$choice.get(), ...change, at: Date.now() });
}
