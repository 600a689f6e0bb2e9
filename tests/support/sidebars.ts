import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { SidebarName } from '../../src/domain/frame/sidebars.ts';
import { say, to } from './texts.ts';
import { catalogueRoots, findProduct, isDiscounted, promotionNodes } from './samples.ts';
import { categories, productOf } from './shop-calls.ts';

/** The dialog of a sidebar, by what its heading says. */
export function sidebarOf(page: Page, locale: Locale, name: SidebarName): Locator {
  return page.getByRole('dialog', { name: say(locale, `sidebars:titles.${name}`), exact: true });
}

/**
 * Adds a button that opens a sidebar at the start of the page. It is
 * painted when this ends, so that its own layout shift is not attributed to the sidebar.
 */
export async function addControl(page: Page, name: SidebarName): Promise<Locator> {
  await page.evaluate(async (sidebar) => {
    const button = document.createElement('button');
    button.textContent = `control ${sidebar}`;
    button.dataset['sidebar'] = sidebar;
    document.querySelector('main')?.prepend(button);
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
  }, name);
  return page.getByRole('button', { name: `control ${name}` });
}

/** A link to a sidebar, as a page's text may have it. */
export async function addLink(page: Page, name: SidebarName): Promise<Locator> {
  const link = page.getByRole('link', { name: `link ${name}` });
  if ((await link.count()) > 0) return link;
  await page.evaluate((sidebar) => {
    const anchor = document.createElement('a');
    anchor.textContent = `link ${sidebar}`;
    anchor.href = `#${sidebar}`;
    document.querySelector('main')?.prepend(anchor);
  }, name);
  return link;
}

/** True while the focus is in the dialog that is open. */
export const hasFocus = (sidebar: Locator): Promise<boolean> =>
  sidebar.evaluate((it) => it.contains(document.activeElement));

/** True while something of the page behind the dialog has the focus. */
export const focusedBehind = (sidebar: Locator): Promise<boolean> =>
  sidebar.evaluate(
    (it) => document.activeElement !== document.body && !it.contains(document.activeElement),
  );

/** Waits until its own content stands in a sidebar: a link or a button besides the close button. */
export async function filled(sidebar: Locator): Promise<void> {
  await expect(sidebar.locator('header + div :is(a[href], button)').first()).toBeVisible();
}

/** Clicks beside the panel. */
export async function clickBackdrop(page: Page, side: 'left' | 'right'): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size');
  await page.mouse.click(side === 'left' ? size.width - 5 : 5, size.height / 2);
}

// How a visitor opens each sidebar of spec 1 §2.10: the page and the control.

interface Door {
  name: SidebarName;
  address: string;
  /** Opens it; returns the control that must have the focus after it is closed. */
  press: (page: Page) => Promise<Locator>;
}

type Control = (page: Page) => Locator;

const SAWN = 'plaatmateriaal';

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

/** First the sidebars with a control, then those that only a link opens. */
export async function doors(locale: Locale, isMobile: boolean): Promise<Door[]> {
  const text = (key: string) => say(locale, key);
  const door = (name: SidebarName, address: string, control: Control): Door => ({
    name,
    address,
    press: async (page) => {
      await control(page).click();
      return control(page);
    },
  });
  const link = (name: SidebarName, address: string): Door => ({
    name,
    address,
    press: async (page) => {
      const anchor = await addLink(page, name);
      await anchor.click();
      return anchor;
    },
  });
  const button =
    (key: string): Control =>
    (page) =>
      main(page).getByRole('button', { name: text(key) });

  const home = to(locale, 'index');
  // A wide screen has the catalogue panel and the main menu in its place.
  const menu = isMobile
    ? door('AppSidebarMenu', home, (page) => header(page).locator('.bar-menu-phone'))
    : link('AppSidebarMenu', home);
  const inMenu = (name: SidebarName, row: (sidebar: Locator) => Locator): Door => ({
    name,
    address: home,
    press: async (page) => {
      const opener = await menu.press(page);
      await row(sidebarOf(page, locale, 'AppSidebarMenu')).click();
      return opener;
    },
  });

  const [root] = await catalogueRoots(locale);
  const list = to(locale, 'product-lister-all', { pathMatch: root?.Url ?? '' });
  const sawnNode = (await categories(locale)).find(({ Code }) => Code === SAWN);
  const sawn = await productPage(
    locale,
    await findProduct(() => true, { categoryID: sawnNode?.Id ?? 0 }),
  );
  const { actie = 0 } = await promotionNodes();
  const offer = await productPage(locale, await findProduct(isDiscounted, { categoryID: actie }));
  const cart = to(locale, 'cart');

  return [
    menu,
    inMenu('AppSidebarCatalog', (it) =>
      it.getByRole('button', { name: text('sidebars:menu.products') }),
    ),
    inMenu('AppSidebarSubMenu', (it) => it.getByRole('button').nth(2)),
    door('ProductSidebarDefaultStore', home, (page) => header(page).locator('.bar-store')),
    door('AppSidebarLoyalty', home, (page) => header(page).locator('.bar-card')),
    ...(isMobile ? [door('ProductFilterSidebar', list, button('listing:list.filters'))] : []),
    door('StoreFilterSidebar', to(locale, 'store-lister'), button('store:filters')),
    door('ProductSidebarFavorites', sawn, button('product:buy.favourite')),
    door('ProductSidebarBTW', sawn, button('product:buy.vat')),
    door('ProductSidebarPlateService', sawn, (page) =>
      main(page).locator('[data-sidebar="ProductSidebarPlateService"]'),
    ),
    door('ProductSidebarDiscountExplain', offer, button('product:buy.discount')),
    link('CheckoutSidebarAddDeliveryAddress', cart),
    link('CheckoutSidebarDeliveryAddresses', cart),
    link('CheckoutSidebarOrderCart', cart),
    link('CartSidebarFavorites', cart),
  ];
}

async function productPage(locale: Locale, found: { Url: string }): Promise<string> {
  return to(locale, 'product-detail-url', { url: (await productOf(found.Url, locale)).Url });
}
