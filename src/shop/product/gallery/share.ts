import texts from 'texts:tools/shareProduct';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { notify } from '../../calls/notification.ts';
import { markup } from '../../listing/markup.ts';
import { shareLink } from '../../ui/share-link.ts';

/** Adds a share button beside the pictures. Added by script, since it does nothing without one. */
export function addShareButton(): void {
  const gallery = document.querySelector('product-gallery');
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const title = document.querySelector('h1')?.textContent ?? '';
  if (!gallery || !url) return;
  const t = texts[pageLocale()];
  gallery.insertAdjacentHTML(
    'beforeend',
    markup`<button class="absolute top-2 right-2 z-10 grid size-11 place-content-center rounded-full border border-line bg-white text-ink hover:bg-surface print:hidden" type="button" aria-label="${t['share']}" title="${t['share']}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15.5V3M6.5 8.5 12 3l5.5 5.5M5 12v8.5h14V12"/></svg></button>`
      .html,
  );
  gallery.lastElementChild!.addEventListener('click', async () => {
    const outcome = await shareLink(title, url);
    if (outcome === 'copied') notify(t['copied'], 'success');
    if (outcome === 'failed') notify(`${t['failed']} ${url}`, 'warning');
  });
}
