import { DISMISSED_COOKIE } from '../head/dismissed-cookie.ts';

const MAX_AGE_S = 60 * 60 * 24 * 90;

/** Closes a site banner and remembers it by its name in a cookie (spec 2 §2). */
export function listenToDismissals(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-dismiss]')) {
    button.addEventListener('click', () => {
      const banner = button.closest<HTMLElement>('[data-banner]');
      if (!banner) return;
      banner.hidden = true;
      const names = new Set([...dismissed(), banner.dataset.banner ?? '']);
      const value = encodeURIComponent([...names].join(','));
      document.cookie = `${DISMISSED_COOKIE}=${value}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    });
  }
}

function dismissed(): string[] {
  const found = new RegExp(`(?:^|; )${DISMISSED_COOKIE}=([^;]*)`).exec(document.cookie);
  return found?.[1] ? decodeURIComponent(found[1]).split(',') : [];
}
