import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { LoginFault } from './login-page.ts';

interface CodeTexts {
  title: string;
  sent: string;
  label: string;
  submit: string;
  again: string;
  other: string;
  spam: string;
  wrong: string;
  wrongOne: string;
  elsewhere: string;
  elsewhereText: string;
  elsewhereWarning: string;
  here: string;
}

interface LoginTexts {
  logo: string;
  title: string;
  intro: string;
  email: string;
  password: string;
  passwordHint: string;
  submit: string;
  sendCode: string;
  forgot: string;
  noAccount: string;
  register: string;
  demo: string;
  resend: string;
  faults: Record<LoginFault, string>;
  code: CodeTexts;
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
    title: 'Inloggen of account maken',
    intro:
      'Nieuw hier, of geen zin in een wachtwoord? Vul je e-mailadres in en laat je een code mailen.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    passwordHint: 'Heb je geen wachtwoord? Laat dit dan leeg.',
    submit: 'Inloggen',
    sendCode: 'Mail mij een code',
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
      email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
      'code-over': 'Deze code werkt niet meer. Laat je een nieuwe mailen.',
    },
    code: {
      title: 'Vul je code in',
      sent: 'We hebben een code van zes cijfers gestuurd naar {email}. Hij werkt 10 minuten.',
      label: 'Code uit de e-mail',
      submit: 'Verder',
      again: 'Stuur een nieuwe code',
      other: 'Ander e-mailadres of wachtwoord',
      spam: 'Geen e-mail gekregen? Kijk ook bij je ongewenste e-mail.',
      wrong: 'Deze code klopt niet. Je kunt het nog {left} keer proberen.',
      wrongOne: 'Deze code klopt niet. Je kunt het nog één keer proberen.',
      elsewhere: 'Je code',
      elsewhereText:
        'Het inloggen is in een andere browser of op een ander apparaat begonnen. Vul daar deze code in:',
      elsewhereWarning: 'Was jij dat niet? Geef de code dan aan niemand door.',
      here: 'Hier inloggen',
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
    title: 'Sign in or create an account',
    intro:
      'New here, or rather without a password? Enter your e-mail address and have a code sent to you.',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: 'No password? Leave this empty.',
    submit: 'Sign in',
    sendCode: 'E-mail me a code',
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
      email: 'Enter a valid e-mail address, for example name@company.com.',
      'code-over': 'This code no longer works. Have a new one sent to you.',
    },
    code: {
      title: 'Enter your code',
      sent: 'We have sent a six-digit code to {email}. It works for 10 minutes.',
      label: 'Code from the e-mail',
      submit: 'Continue',
      again: 'Send a new code',
      other: 'Other e-mail address or password',
      spam: 'No e-mail? Look among your spam as well.',
      wrong: 'This code is not right. You can try {left} more times.',
      wrongOne: 'This code is not right. You can try once more.',
      elsewhere: 'Your code',
      elsewhereText:
        'The sign-in was started in another browser or on another device. Enter this code there:',
      elsewhereWarning: 'Was that not you? Then give the code to nobody.',
      here: 'Sign in here',
    },
    failed: 'Signing in did not succeed',
    failedText: 'The request has expired or is invalid.',
    tryAgain: 'Sign in again',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
    home: 'To the homepage',
  },
};
