import {
  HOME_SCREEN_PROMPT,
  isPromptVisit,
  promptVariant,
} from '../../domain/frame/home-screen-prompt.ts';
import { bundleText } from '../../i18n/bundle.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { loadSidebarData } from './sidebars/data.ts';
import { countVisit, dismissHomeScreen } from './home-screen.ts';
import { el } from './header/dom.client.ts';
import { lockScroll } from './sidebars/scroll-lock.client.ts';

const DIALOG =
  'fixed inset-x-2 top-auto bottom-2 z-60 mx-auto w-auto max-w-112 rounded-xl bg-white text-ink backdrop:bg-[rgb(0_0_0/0.5)] data-[variant=legacy]:rounded';

/**
 * After one second, counts the visit and shows the prompt when it is due. Pages left sooner do not
 * count as visits; otherwise a quick click could skip the prompt for good.
 */
export function prompt(): void {
  setTimeout(() => {
    if (isPromptVisit(countVisit())) void showPrompt();
  }, HOME_SCREEN_PROMPT.delayMs);
}

async function showPrompt(): Promise<void> {
  const locale = pageLocale();
  const { texts } = await loadSidebarData(locale);
  const t = bundleText(texts, locale);
  const cancel = el(
    'button',
    {
      class: 'min-h-12 px-4 font-medium text-brand focus-visible:-outline-offset-4',
      type: 'button',
    },
    [t('homeScreen.cancel')],
  );
  const dialog = el(
    'dialog',
    {
      class: DIALOG,
      'data-variant': promptVariant(navigator.userAgent),
      'aria-labelledby': 'home-screen-title',
    },
    [
      el('header', { class: 'flex items-center justify-between gap-4 border-b border-line ps-4' }, [
        el('h2', { class: 'font-bold', id: 'home-screen-title' }, [t('homeScreen.title')]),
        cancel,
      ]),
      el('p', { class: 'p-4' }, [t('homeScreen.body')]),
      el('ol', { class: 'grid list-decimal gap-3 ps-9 pe-4 pb-5 font-medium' }, [
        el('li', {}, [t('homeScreen.share')]),
        el('li', {}, [t('homeScreen.add')]),
      ]),
    ],
  ) as HTMLDialogElement;
  cancel.addEventListener('click', () => dialog.close());
  // The dialog's children cover it, so a click on the dialog itself is on its backdrop.
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
