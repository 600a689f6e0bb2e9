import {
  HOME_SCREEN,
  isPromptVisit,
  promptVariant,
} from '../../domain/frame/home-screen-prompt.ts';
import { bundleText } from '../../i18n/bundle.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { sidebarData } from './sidebars/data.ts';
import { addStyle } from '../ui/add-style.ts';
import { countVisit, dismissHomeScreen } from './home-screen.ts';
import { el } from './header/dom.client.ts';
import { lockScroll } from './sidebars/scroll-lock.client.ts';
import css from './home-screen.css?inline';

/**
 * After a second counts the visit, and shows the prompt where it is its turn. A page that is left
 * sooner is no visit: otherwise who clicks on at once would never see the prompt.
 */
export function prompt(): void {
  setTimeout(() => {
    if (isPromptVisit(countVisit())) void show();
  }, HOME_SCREEN.delayMs);
}

async function show(): Promise<void> {
  const locale = pageLocale();
  const { texts } = await sidebarData(locale);
  const t = bundleText(texts, locale);
  addStyle(css);
  const cancel = el('button', { type: 'button' }, [t('homeScreen.cancel')]);
  const dialog = el(
    'dialog',
    {
      class: 'home-screen',
      'data-variant': promptVariant(navigator.userAgent),
      'aria-labelledby': 'home-screen-title',
    },
    [
      el('header', {}, [el('h2', { id: 'home-screen-title' }, [t('homeScreen.title')]), cancel]),
      el('p', {}, [t('homeScreen.body')]),
      el('ol', {}, [el('li', {}, [t('homeScreen.share')]), el('li', {}, [t('homeScreen.add')])]),
    ],
  ) as HTMLDialogElement;
  cancel.addEventListener('click', () => dialog.close());
  // Its children cover it: a click on itself is one on the overlay.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  const unlock = lockScroll();
  dialog.addEventListener('close', () => {
    unlock();
    dismissHomeScreen();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
