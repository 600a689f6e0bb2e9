import { expect, it } from 'vitest';
import { splitByElement, inlineHashes } from '../../../../src/publish/releases/inline-hashes.ts';
import {
  assetRoutes,
  stylesheetUrl,
  errorPage,
  languageOf,
  logoutPage,
  signedOutPage,
} from './pages.ts';
import { PROVIDER_HEADERS } from './listener.ts';
import { codeElsewherePage, codeInLink, codePage, loginPage } from './login-page.ts';

const brand = {
  links: {
    nl: { register: '/registreren', forgot: '/wachtwoord-vergeten' },
    en: { register: '/en/register', forgot: '/en/forgot-password' },
  },
};
const form = (options: Partial<Parameters<typeof loginPage>[0]> = {}) =>
  loginPage({
    ...{ locale: 'nl', email: '', fault: undefined, seconds: 0, brand, demoAccounts: [] },
    ...options,
  });

it('runs only the script of the sign-out page, by its hash', () => {
  const page = logoutPage('<form id="op.logoutForm"></form>', 'nl');
  const { scripts, styles } = splitByElement(inlineHashes(page));
  expect(scripts).toHaveLength(1);
  expect(PROVIDER_HEADERS['Content-Security-Policy']).toContain(`script-src '${scripts[0]}';`);
  expect(styles).toEqual([]);
  expect(inlineHashes(form())).toEqual([]);
});

it('keeps the address that was typed, as text, and marks both fields where they do not match', () => {
  const page = form({ email: '"><script>alert(1)</script>', fault: 'wrong' });
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(page).toContain('Dit e-mailadres en wachtwoord horen niet bij elkaar.');
});

it('tells in how many minutes sign-in can be tried again', () => {
  expect(form({ fault: 'too-often', seconds: 61 })).toContain('over 2 minuten');
});

it('shows what the protocol reports as text', () => {
  const page = errorPage('<b>invalid_request</b>', 'en');
  expect(page).toContain('&lt;b&gt;invalid_request&lt;/b&gt;');
  expect(page).toContain('href="/en/login"');
});

it('tells that one is signed out, and leads to the shop', () => {
  const page = signedOutPage('nl');
  expect(page).toContain('Je bent uitgelogd');
  expect(page).toMatch(/href="\/"\s*>Naar de homepage/);
  expect(inlineHashes(page)).toEqual([]);
});

it.each([
  ['en-GB,en;q=0.9', 'en'],
  ['nl-NL', 'nl'],
  ['', 'nl'],
] as const)('answers Accept-Language %j in %s', (header, locale) => {
  expect(languageOf(header)).toBe(locale);
});

it('serves its style sheet for good under the address of its pages, and else to be asked again', async () => {
  const routes = assetRoutes();
  const address = stylesheetUrl().replace('/id', '');
  expect(form()).toContain(`href="${stylesheetUrl()}"`);
  const current = await routes.request(address);
  expect(current.headers.get('content-type')).toContain('text/css');
  expect(current.headers.get('cache-control')).toContain('immutable');
  expect(await current.text()).toContain('--color-brand');
  const plain = await routes.request('/assets/sign-in.css');
  expect(plain.headers.get('cache-control')).not.toContain('immutable');
  expect((await routes.request('/assets/none.css')).status).toBe(404);
});

it('asks for the mailed code without a script, and says how many tries are left', () => {
  const options = { locale: 'nl', email: '<b>@bouw.example', code: '' } as const;
  const page = codePage(options);
  expect(page).toContain('&lt;b&gt;@bouw.example');
  expect(page).toContain('autocomplete="one-time-code"');
  expect(page).not.toContain('aria-invalid');
  expect(inlineHashes(page)).toEqual([]);
  expect(codePage({ ...options, triesLeft: 3 })).toContain('nog 3 keer proberen');
  expect(codePage({ ...options, triesLeft: 1 })).toContain('nog één keer proberen');
});

it('shows only a code of six digits from a mailed link', () => {
  expect(codeInLink('012345')).toBe('012345');
  expect([undefined, '', '12345', '1234567', '<b>123'].map(codeInLink).join('')).toBe('');
  expect(codeElsewherePage('012345', 'en')).toContain('012345');
});
