import type { Page } from '@playwright/test';

/** A sheet of the system that notes what it is given in `data-shared` of the page. */
export const giveSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return Promise.resolve();
    };
  });
