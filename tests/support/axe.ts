import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe as all tests use it. It lists what is wrong only, and looks at the page itself: no page of
 * the shop has frames. That takes a quarter of the time of the whole answer.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
