/** What personal pages download, and how fast the cart and the checkout are. */
import { type RouteName, routePath } from '../../src/routes.ts';
import { hold, holdScores } from './broken.ts';
import { startFront } from './front.ts';
import { inBrowser } from './in-browser.ts';
import { type LighthouseRun, measure, tbtLine } from './lighthouse.ts';
import { LIGHTHOUSE, PERSONAL_LIMITS, type PersonalType } from './limits.ts';
import type { Shoppers, StorageState } from './shoppers.ts';
import { weigh } from './weigh.ts';

interface PersonalPage {
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
      'account-invoices',
      'account-favourites',
      'account-loyalty',
      'account-saving-plan',
      'account-favourite-site',
    ] as const
  ).map(account),
];

const SLUG = 'bouwmaat';
const pathOf = ({ route }: PersonalPage) => routePath(route, 'nl', SLUG);

/** Weighs every personal page, holds it to its limit, and prints a line of each. */
export async function weighPersonal(shop: string, shoppers: Shoppers): Promise<object[]> {
  console.log(
    '\npage                                          JS with React  files  requests   (kB gzip)',
  );
  const rows = await inBrowser((browser) =>
    Promise.all(
      PAGES.map(async (page) => {
        const { type, who, ready } = page;
        const path = pathOf(page);
        const weight = await weigh(browser, shop + path, { state: shoppers[who], ready });
        const script = weight.script + weight.react;
        return { type, path, script, files: weight.files, requests: weight.requests };
      }),
    ),
  );
  for (const { type, path, script, files, requests } of rows) {
    hold(path, 'JavaScript with React', script, PERSONAL_LIMITS[type], ' B');
    console.log(
      `${type.padEnd(8)} ${path.padEnd(40)} ${(script / 1000).toFixed(1).padStart(9)} ${String(files).padStart(6)} ${String(requests).padStart(9)}`,
    );
  }
  return rows;
}

/** Looks at the cart and the checkout with Lighthouse. */
export async function lightPersonal(shop: string, shoppers: Shoppers): Promise<object[]> {
  const rows: object[] = [];
  for (const page of PAGES.filter(({ isLit }) => isLit)) {
    const path = pathOf(page);
    const front = await startFront(shop);
    const state: StorageState = shoppers[page.who];
    const isGood = ({ scores, cls, tbtMs }: LighthouseRun) =>
      scores['performance']! >= LIGHTHOUSE.performance &&
      cls <= LIGHTHOUSE.personalCls &&
      tbtMs <= LIGHTHOUSE.tbtMs;
    const look = () => measure(front.url + path, LIGHTHOUSE.personalRuns, { isGood, state });
    let result = await look();
    for (let looks = 1; !isGood(result) && looks < LIGHTHOUSE.looks; looks++) result = await look();
    await front.close();
    holdScores(path, result);
    hold(path, 'CLS', result.cls, LIGHTHOUSE.personalCls);
    hold(path, 'TBT', Math.round(result.tbtMs), LIGHTHOUSE.tbtMs, ' ms');
    rows.push({ type: page.type, path, ...result });
    const scores = Object.entries(result.scores).map(([name, score]) => `${name} ${score}`);
    console.log(
      `${page.type.padEnd(8)} ${scores.join(' · ')} · LCP ${result.lcpMs.toFixed(0)} ms · CLS ${result.cls.toFixed(3)} · ${tbtLine(result)}`,
    );
  }
  return rows;
}
