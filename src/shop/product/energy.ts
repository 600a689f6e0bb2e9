import texts from 'texts:tools/energy';
import { pageLocale } from '../../i18n/page-locale.ts';
import { markup } from '../listing/markup.ts';
import { openDialog } from './dialog.ts';

/**
 * Opens the energy label in a dialog; `link` holds its URL and name, and the product information
 * sheet.
 */
export function openEnergyLabel(link: HTMLAnchorElement): void {
  const t = texts[pageLocale()];
  const { energy = '', sheet } = link.dataset;
  openDialog({
    title: t['title'],
    close: t['close'],
    body: markup`<img class="mx-auto mb-4 h-auto max-h-[calc(100dvh-12rem)] w-[min(24rem,100%)] object-contain" src="${link.href}" alt="${energy}" width="384" height="520">${
      sheet !== undefined &&
      markup`<a class="btn btn-secondary w-full" href="${sheet}" target="_blank" rel="noopener">${t['sheet']}</a>`
    }`,
  });
}
