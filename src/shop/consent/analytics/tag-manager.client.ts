/** Loads the tag manager after consent, and passes the consent state to it. */
import { NO_CONSENT } from '../../../domain/consent/consent.ts';
import { tagManagerOfPage, sendConsent } from './analytics.ts';
import { $consent } from '../consent.ts';
import { whenVisible } from '../third-parties/when-seen.client.ts';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtm.js';

let isLoaded = false;

/** `isAllowedFromStart`: consent was given before the page was opened. */
function loadTagManager(id: string, isAllowedFromStart: boolean): void {
  isLoaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT_URL}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  void import('./shop-events.client.ts').then(({ startShopEvents }) =>
    startShopEvents(isAllowedFromStart),
  );
}

/** Follows the consent state, including changes made in other tabs. */
function followConsent(id: string): void {
  sendConsent(NO_CONSENT, true);
  let isFirstValue = true;
  $consent.subscribe((consent) => {
    const isAllowed = consent.analytics || consent.marketing;
    if (isAllowed || isLoaded) sendConsent(consent, false);
    if (isAllowed && !isLoaded) loadTagManager(id, isFirstValue);
    isFirstValue = false;
  });
}

const id = tagManagerOfPage();
if (id) whenVisible(() => followConsent(id));
