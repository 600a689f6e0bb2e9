import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { SidebarName } from '../../src/domain/frame/sidebars.ts';
import { say } from './texts.ts';

/** The dialog of a sidebar, by what its heading says. */
export function sidebarOf(page: Page, locale: Locale, name: SidebarName): Locator {
  return page.getByRole('dialog', { name: say(locale, `sidebars:titles.${name}`), exact: true });
}

/**
 * A button that opens a sidebar, put where the reader starts: every page may have one. It is
 * painted when this ends: that it moves the page is no shift of the sidebar's.
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
