/** Finds a Chromium for the tests. */
import { existsSync } from 'node:fs';

/** Without the parts that only a window needs: a page takes a third of the work. */
export const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Without these Chromium talks to its maker's servers, and as root it does not start; the light
 * one would also round the widths of letters to whole pixels, as no screen of a shopper does.
 */
export const BROWSER_ARGS = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of Debian's browser, the light one where it is. Undefined where it has none: Playwright
 * then takes its own, which is a light one too.
 */
export const findBrowser = (): string | undefined =>
  [DEBIAN_SHELL, DEBIAN_CHROMIUM].find((file) => existsSync(file));
