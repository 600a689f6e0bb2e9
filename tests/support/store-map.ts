/** The map of stores as a visitor uses it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { say } from './texts.ts';

/** Loading and compiling MapLibre takes seconds on a busy machine. */
const LOAD_MS = 40_000;

export const mapText = (
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
): string => say(locale, `store:mapView.${key}`, values);

export const frameOf = (place: Page | Locator): Locator => place.locator('[data-map-view]');

export const markers = (place: Page | Locator): Locator => place.locator('.map-markers button');

export const cardOf = (place: Page | Locator): Locator => place.locator('.map-card');

/** Waits until MapLibre has drawn the map. */
export async function mapDrawn(place: Page | Locator): Promise<void> {
  await expect(frameOf(place)).toHaveAttribute('data-map-view', 'gl', { timeout: LOAD_MS });
}

/** Opens the map of the store list. */
export async function openPageMap(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: say(locale, 'store:openMap') }).click();
  await expect(markers(page).first()).toBeVisible();
}

/** How many stores the markers stand for: a group has its number as text. */
export const storesOnMap = (place: Page | Locator): Promise<number> =>
  markers(place).evaluateAll((buttons) =>
    buttons.reduce((sum, { textContent }) => sum + (Number(textContent) || 1), 0),
  );

/** A request of the code that draws with WebGL. */
export const isMapCode = (url: string): boolean => /maplibre|gl-view|map-style/.test(url);

/** The page as in a browser without WebGL. */
export const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind);
    } as typeof getContext;
  });
