/** Loads the tag manager after consent, and passes the consent state to it. */
import { NO_CONSENT } from '../../../domain/consent/consent.ts';
import { tagManager, tellConsent } from './analytics.ts';
import { $consent } from '../consent.ts';
import { whenSeen } from '../third-parties/when-seen.client.ts';

const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

let isLoaded = false;

/** `isAllowedFromStart`: consent was given before the page was opened. */
function load(id: string, isAllowedFromStart: boolean): void {
  isLoaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${ADDRESS}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  void import('./shop-events.client.ts').then(({ watchShop }) => watchShop(isAllowedFromStart));
}

/** Follows the consent state, including changes made in other tabs. */
function follow(id: string): void {
  tellConsent(NO_CONSENT, true);
  let isStart = true;
  $consent.subscribe((consent) => {
    const isAllowed = consent.analytics || consent.marketing;
    if (isAllowed || isLoaded) tellConsent(consent, false);
    if (isAllowed && !isLoaded) load(id, isStart);
    isStart = false;
  });
}

const id = tagManager();
if (id) whenSeen(() => follow(id));
