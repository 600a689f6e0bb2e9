/** Behaviour of small controls in the frame, loaded when one of them is hovered or focused. */
import type { Locale } from '../../../domain/shared/common.ts';
import { languageAddress, localeCookie } from '../../../domain/frame/language.ts';
import { storeScroll } from '../language-scroll.ts';
import { $loyaltyCard, currentCard } from '../../account/loyalty/loyalty-card.ts';
import { now } from '../../calls/now.ts';
import { $user } from '../../account/session/user.ts';
import { DISMISSED_COOKIE } from '../head/dismissed-cookie.ts';
import { animatePageScroll } from '../../ui/animate-scroll.ts';

const pathInLanguage = (locale: string) => {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
  return link ? new URL(link.href).pathname : null;
};

/**
 * Makes links to the other language keep the search term, the list state and the scroll position
 * (spec 1 §4.5); following one stores the language for the next visit.
 */
function keepStateInLanguageLinks(): void {
  const updateLanguageLink = ({ target, type }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const [ownPath, otherPath] = [
      pathInLanguage(document.documentElement.lang),
      pathInLanguage(link.hreflang),
    ];
    if (ownPath && otherPath) link.href = languageAddress(ownPath, otherPath, location);
    if (type === 'contextmenu') return;
    document.cookie = localeCookie(link.hreflang as Locale);
    storeScroll(link.pathname, Math.round(scrollY));
  };
  // Update before the browser follows the link, opens it in a tab, or copies its URL.
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, updateLanguageLink, true);
}

/**
 * For a customer, or with a card on this device, the icon opens the sidebar; otherwise it leads to
 * the loyalty page (spec 1 §2.6).
 */
function offerLoyaltyCard(): void {
  const link = document.querySelector<HTMLElement>('[data-loyalty-card]');
  if (!link) return;
  const updateLoyaltyLink = () => {
    if ($user.get() || currentCard($loyaltyCard.get(), now()))
      link.dataset.sidebar = 'AppSidebarLoyalty';
    else delete link.dataset.sidebar;
  };
  $user.subscribe(updateLoyaltyLink);
  $loyaltyCard.subscribe(updateLoyaltyLink);
}

const DISMISSED_MAX_AGE_S = 60 * 60 * 24 * 90;

/** Closes a site banner and stores its name in a cookie (spec 2 §2). */
function listenToBannerDismissals(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-dismiss]')) {
    button.addEventListener('click', () => {
      const banner = button.closest<HTMLElement>('[data-banner]');
      if (!banner) return;
      banner.hidden = true;
      const names = new Set([...dismissedBanners(), banner.dataset.banner ?? '']);
      const value = encodeURIComponent([...names].join(','));
      document.cookie = `${DISMISSED_COOKIE}=${value}; path=/; max-age=${DISMISSED_MAX_AGE_S}; samesite=lax`;
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    });
  }
}

function dismissedBanners(): string[] {
  const cookieMatch = new RegExp(`(?:^|; )${DISMISSED_COOKIE}=([^;]*)`).exec(document.cookie);
  return cookieMatch?.[1] ? decodeURIComponent(cookieMatch[1]).split(',') : [];
}

/**
 * The arrow button of a menu entry opens its submenu for keyboard and touch; hover is CSS. Escape
 * closes a submenu opened by hover until the pointer leaves it (WCAG 1.4.13).
 */
function listenToSubmenus(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.menu button[aria-expanded]')];
  const openOnlySubmenuOf = (buttonToOpen: HTMLElement | null) => {
    for (const button of buttons)
      button.setAttribute('aria-expanded', String(button === buttonToOpen));
  };
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      // Until all scripts have run, `first-paint.ts` would queue this click and replay it.
      event.preventDefault();
      openOnlySubmenuOf(button.getAttribute('aria-expanded') === 'true' ? null : button);
    });
    const entry = button.parentElement;
    // Hovering opens this submenu, so close any other.
    entry?.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse' && button.ariaExpanded === 'false') openOnlySubmenuOf(null);
    });
    entry?.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      openOnlySubmenuOf(null);
      button.focus();
    });
    entry?.addEventListener('focusout', (event) => {
      if (!entry.contains(event.relatedTarget as Node | null)) openOnlySubmenuOf(null);
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    const list = document.querySelector<HTMLElement>('.menu li:hover > ul');
    if (key !== 'Escape' || !list) return;
    list.hidden = true;
    list.parentElement!.onpointerleave = () => (list.hidden = false);
  });
}

keepStateInLanguageLinks();
animatePageLinks();
listenToSubmenus();
listenToBannerDismissals();
offerLoyaltyCard();

/** Animates the scroll of links to an anchor on the same page in 500 ms (spec 1 §9). */
function animatePageLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    // The skip link is not animated: it moves the keyboard focus.
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]:not(.skip)');
    const anchor = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!anchor || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    // After the animation the browser follows the link: it moves the focus and adds the history
    // entry, without scrolling any further.
    animatePageScroll(
      () => anchor.scrollIntoView(),
      () => location.assign(link.hash),
    );
  });
}
