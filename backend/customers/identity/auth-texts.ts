import type { Locale } from '../../../src/domain/shared/common.ts';

/** Messages of the auth operations for shoppers. */
export const AUTH_TEXTS = {
  signInFailed: {
    nl: 'Inloggen is niet gelukt. Probeer het opnieuw.',
    en: 'Signing in did not succeed. Please try again.',
  },
  signInCancelled: {
    nl: 'Je hebt het inloggen afgebroken.',
    en: 'You cancelled signing in.',
  },
  registered: {
    nl: 'We hebben je een e-mail gestuurd. Klik op de link daarin om je account te bevestigen.',
    en: 'We have sent you an e-mail. Follow its link to confirm your account.',
  },
  confirmationSent: {
    nl: 'Als dit e-mailadres nog niet bevestigd is, hebben we de e-mail opnieuw gestuurd.',
    en: 'If this e-mail address is not confirmed yet, we have sent the e-mail again.',
  },
  emailTaken: {
    nl: 'Dit e-mailadres is al bij ons bekend',
    en: 'We already know this e-mail address',
  },
  confirmed: {
    nl: 'Je e-mailadres is bevestigd. Je kunt nu inloggen.',
    en: 'Your e-mail address is confirmed. You can sign in now.',
  },
  linkExpired: {
    nl: 'Deze link is verlopen of al gebruikt.',
    en: 'This link has expired or has been used already.',
  },
  forgotSent: {
    nl: 'Als dit e-mailadres bij ons bekend is, hebben we een link gestuurd om een nieuw wachtwoord te kiezen.',
    en: 'If we know this e-mail address, we have sent a link to choose a new password.',
  },
  passwordChanged: {
    nl: 'Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.',
    en: 'Your password has been changed. Sign in with your new password.',
  },
} as const satisfies Record<string, Record<Locale, string>>;
