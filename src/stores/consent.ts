import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type Consent, NO_CONSENT } from '../domain/consent.ts';

function decode(text: string): Partial<Consent> {
  try {
    const choice = JSON.parse(text) as Partial<Consent> | null;
    return typeof choice === 'object' && choice !== null ? choice : {};
  } catch {
    return {};
  }
}

/** What the visitor said so far; a kind that was never asked about is missing. */
const $choice = persistentAtom<Partial<Consent>>(
  'consent',
  {},
  {
    encode: JSON.stringify,
    decode,
  },
);

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
  $choice.set({ ...$choice.get(), ...change });
}

/** Answers everything at once. */
export function answerConsent(isAllowed: boolean): void {
  const kinds = Object.keys(NO_CONSENT).map((kind) => [kind, isAllowed]);
  giveConsent(Object.fromEntries(kinds) as Partial<Consent>);
}
