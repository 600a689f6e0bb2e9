import type { Page } from '@playwright/test';

/** Replaces the share sheet of the device: what is shared stands in `data-shared` of the page. */
export const giveSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return Promise.resolve();
    };
  });
