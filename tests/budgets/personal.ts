/** What personal pages download. */
import { type RouteName, routePath } from '../../src/routes.ts';
import { parallel } from '../../src/publish/snapshot/parallel.ts';
import { hold } from './broken.ts';
import { inBrowser } from './in-browser.ts';
import { PERSONAL_LIMITS, type PersonalType } from './limits.ts';
import { holdRecorded } from './recorded.ts';
import type { Shoppers } from './shoppers.ts';
import { weigh, type Weight } from './weigh.ts';

export interface PersonalPage {
  type: PersonalType;
  route: RouteName;
  who: 'visitor' | 'customer';
  /** Shows once the page has all that it asks for. */
  ready: string;
  /** Is looked at with Lighthouse, too. */
  isLit?: true;
}

const account = (route: RouteName): PersonalPage => ({
  ...{ type: 'account', route, who: 'customer' },
  ready: '.signed-in astro-island:not([ssr])',
});

const PAGES: readonly PersonalPage[] = [
  { type: 'cart', route: 'cart', who: 'visitor', ready: '[data-line]', isLit: true },
  {
    ...{ type: 'checkout', route: 'checkout-delivery', who: 'customer' },
    ...{ ready: 'input[name=slot]:checked', isLit: true },
  },
  {
    ...{ type: 'checkout', route: 'checkout-payment', who: 'customer' },
    ready: 'input[name=payment]:checked',
  },
  {
    ...{ type: 'checkout', route: 'checkout-overview', who: 'customer' },
    ready: 'details:has(#memo)',
  },
  ...(
    [
      'account',
      'account-overview',
      'account-orders',
      'account-bought',
      'account-invoices',
      'account-favourites',
      'account-loyalty',
      'account-saving-plan',
      'account-favourite-site',
    ] as const
  ).map(account),
];

const SLUG = 'bouwmaat';
export const pathOf = ({ route }: PersonalPage) => routePath(route, 'nl', SLUG);

/** The personal pages that Lighthouse looks at: the cart and the first step of the checkout. */
export const litPages = (): PersonalPage[] => PAGES.filter(({ isLit }) => isLit);

const LANES = 3;

/** Weighs every personal page, holds it to its limit, and prints a line of each. */
export async function weighPersonal(shop: string, shoppers: Shoppers): Promise<object[]> {
  console.log(
    '\npage                                          JS with React  files  requests   (kB gzip)',
  );
  const weights = await inBrowser(async (browser) => {
    const found = new Map<PersonalPage, Weight>();
    await parallel([...PAGES], LANES, async (page) => {
      const options = { state: shoppers[page.who], ready: page.ready };
      found.set(page, await weigh(browser, shop + pathOf(page), options));
    });
    return found;
  });
  const rows = PAGES.map((page) => {
    const weight = weights.get(page)!;
    const path = pathOf(page);
    holdRecorded(path, { html: weight.html, byFile: weight.byFile });
    const script = weight.script + weight.react;
    return { type: page.type, path, script, files: weight.files, requests: weight.requests };
  });
  for (const { type, path, script, files, requests } of rows) {
    hold(path, 'JavaScript with React', script, PERSONAL_LIMITS[type], ' B');
    console.log(
      `${type.padEnd(8)} ${path.padEnd(40)} ${(script / 1000).toFixed(1).padStart(9)} ${String(files).padStart(6)} ${String(requests).padStart(9)}`,
    );
  }
  return rows;
}
