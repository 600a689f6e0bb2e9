import { formatNumber } from '../../../domain/shared/money.ts';
import { TYPED_FIELDS_KEY } from '../../../domain/frame/session-keys.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { $bonusPoints, knownPoints } from '../../account/bonus-points.ts';
import { $mustSignInAgain, endSigningInAgain } from '../../account/session/session.ts';
import { watchSession } from '../../account/session/session-watch.ts';
import { $isSigningIn, $user } from '../../account/session/user.ts';
import { readStored } from '../../ui/storage.ts';

/** Follows the session on every page and shows it in the account menu, if there is one. */
export function followSession(): void {
  watchSession({ locale: pageLocale(), hasContentToKeep });
  $mustSignInAgain.subscribe(async (isAsked) => {
    if (!isAsked) return;
    try {
      const { openSignInDialog } = await import('../../account/sign-in/sign-in-again.client.ts');
      openSignInDialog();
    } catch {
      // If the sign-in code cannot load, the page shows the signed-out state.
      endSigningInAgain();
    }
  });
  showSessionInMenu();
  restoreTypedFields().catch(() => undefined);
}

/** Restores form fields that a sign-in on this page has cleared. */
async function restoreTypedFields(): Promise<void> {
  if (!readStored('sessionStorage', TYPED_FIELDS_KEY)) return;
  const { restoreFields } = await import('../../account/sign-in/kept-fields.client.ts');
  restoreFields();
}

/**
 * Keeps the account menu in sync with the session (spec 1 §2.6, §2.7): status icon, greeting,
 * points, and sign-in or sign-out link.
 */
function showSessionInMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.bar-account');
  const greeting = menu?.querySelector<HTMLElement>('[data-greeting]');
  const points = menu?.querySelector<HTMLElement>('[data-points-one]');
  if (!menu || !greeting || !points) return;

  const showPoints = () => {
    const count = knownPoints($bonusPoints.get());
    const { pointsOne, pointsMany } = points.dataset;
    points.hidden = count === null || count === undefined;
    const number = formatNumber(count ?? 0, pageLocale());
    points.textContent = fill((count === 1 ? pointsOne : pointsMany) ?? '', { points: number });
  };
  let isLoading = false;
  const showBusy = () => menu.toggleAttribute('data-busy', isLoading || $isSigningIn.get());
  const loadCurrentCustomer = async () => {
    const { loadCustomer } = await import('../../account/session/customer.ts');
    return loadCustomer(pageLocale());
  };
  // "A customer is loaded on login" (spec 1 §4.2): on the first page where the points are unknown.
  const loadIfPointsUnknown = async () => {
    if (!$user.get() || knownPoints($bonusPoints.get()) !== undefined) return;
    isLoading = true;
    showBusy();
    try {
      await loadCurrentCustomer();
    } finally {
      isLoading = false;
      showBusy();
    }
  };

  $user.subscribe((user) => {
    greeting.textContent = fill(greeting.dataset.greeting ?? '', { name: user?.name ?? '' });
    showPoints();
    void loadIfPointsUnknown().catch(() => {});
  });
  $isSigningIn.subscribe(showBusy);
  $bonusPoints.subscribe(showPoints);
  // Points loaded by earlier pages may be outdated.
  menu.addEventListener(
    'toggle',
    () => menu.open && $user.get() && void loadCurrentCustomer().catch(() => {}),
  );
  menu.querySelector('[data-logout]')?.addEventListener('click', async () => {
    const { signOut } = await import('../../account/session/sign-in.ts');
    await signOut(pageLocale());
  });
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

const hasInput = (field: FormField): boolean =>
  field.value !== field.defaultValue ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/** True if the page shows customer data, or contains user input. */
function hasContentToKeep(): boolean {
  const main = document.querySelector('main');
  if (main?.querySelector('.signed-in')) return true;
  return [...(main?.querySelectorAll<FormField>('input, textarea') ?? [])].some(hasInput);
}
