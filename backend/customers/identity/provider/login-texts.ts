import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { LoginFault } from './login-page.ts';

interface LoginTexts {
  logo: string;
  title: string;
  email: string;
  password: string;
  submit: string;
  forgot: string;
  noAccount: string;
  register: string;
  demo: string;
  resend: string;
  faults: Record<LoginFault, string>;
  failed: string;
  failedText: string;
  tryAgain: string;
  signOut: string;
  signedOut: string;
  home: string;
}

export const LOGIN_TEXTS: Record<Locale, LoginTexts> = {
  nl: {
    logo: '{name}, naar de homepage',
    title: 'Inloggen',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    forgot: 'Wachtwoord vergeten?',
    noAccount: 'Nog geen account?',
    register: 'Start hier',
    resend: 'Stuur de e-mail opnieuw',
    demo: 'Klanten om de winkel mee uit te proberen',
    faults: {
      wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
      unconfirmed:
        'Bevestig eerst je e-mailadres met de link in de e-mail die we je hebben gestuurd.',
      resent: 'We hebben de e-mail opnieuw gestuurd. Klik op de link daarin en log daarna in.',
      'too-often': 'Te vaak geprobeerd. Probeer het over {minutes} minuten opnieuw.',
    },
    failed: 'Inloggen is niet gelukt',
    failedText: 'De aanvraag is verlopen of ongeldig.',
    tryAgain: 'Opnieuw inloggen',
    signOut: 'Uitloggen',
    signedOut: 'Je bent uitgelogd',
    home: 'Naar de homepage',
  },
  en: {
    logo: '{name}, to the homepage',
    title: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgotten your password?',
    noAccount: 'No account yet?',
    register: 'Start here',
    resend: 'Send the e-mail again',
    demo: 'Customers to try the shop with',
    faults: {
      wrong: 'This e-mail address and password do not belong together.',
      unconfirmed: 'First confirm your e-mail address with the link in the e-mail we sent you.',
      resent: 'We have sent the e-mail again. Follow its link, then sign in.',
      'too-often': 'Too many tries. Please try again in {minutes} minutes.',
    },
    failed: 'Signing in did not succeed',
    failedText: 'The request has expired or is invalid.',
    tryAgain: 'Sign in again',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
    home: 'To the homepage',
  },
};
