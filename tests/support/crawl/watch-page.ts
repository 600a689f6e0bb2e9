import type { Page } from '@playwright/test';

export interface PageWatch {
  /** The faults since the last call, as sentences. */
  take(): string[];
}

/** Listens for errors of scripts and for pictures that do not load, from now on. */
export function watchPage(page: Page): PageWatch {
  let faults: string[] = [];
  const isOwnStatus = (url: string) => url === page.url();
  page.on('console', (message) => {
    // The browser itself reports the status of an error page that was asked for.
    if (message.type() !== 'error' || isOwnStatus(message.location().url)) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && response.status() >= 400) {
      faults.push(`picture ${response.url()}: ${response.status()}`);
    }
  });
  return {
    take() {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}
