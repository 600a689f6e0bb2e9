import { formatNumber } from '../../domain/money.ts';
import { $bonusPoints, knownPoints } from '../../stores/bonus-points.ts';
import { $isSigningIn, $user } from '../../stores/user.ts';

const fill = (text: string | undefined, value: string) => (text ?? '').replace('*', () => value);

/**
 * The account menu follows who is signed in (spec 1 §2.6, §2.7): its status icon, the greeting,
 * the points, and which of the two ways out or in it offers.
 */
export function followUser(): void {
  const root = document.documentElement;
  const locale = root.lang === 'en' ? 'en' : 'nl';
  const menu = document.querySelector<HTMLDetailsElement>('.bar-account');
  const greeting = menu?.querySelector<HTMLElement>('[data-greeting]');
  const points = menu?.querySelector<HTMLElement>('[data-points-one]');
  if (!menu || !greeting || !points) return;

  const showPoints = () => {
    const count = knownPoints($bonusPoints.get());
    const { pointsOne, pointsMany } = points.dataset;
    points.hidden = count === null || count === undefined;
    const number = formatNumber(count ?? 0, locale);
    points.textContent = fill(count === 1 ? pointsOne : pointsMany, number);
  };
  const load = async () => {
    const { loadCustomer } = await import('../../stores/customer.ts');
    return loadCustomer(locale);
  };
  // "A customer is loaded on login" (spec 1 §4.2): on the first page that does not know the points.
  const loadNew = async () => {
    if (!$user.get() || knownPoints($bonusPoints.get()) !== undefined) return;
    menu.toggleAttribute('data-busy', true);
    await load().finally(() => menu.toggleAttribute('data-busy', $isSigningIn.get()));
  };

  $user.subscribe((user) => {
    root.toggleAttribute('data-user', user !== undefined);
    greeting.textContent = fill(greeting.dataset.greeting, user?.name ?? '');
    showPoints();
    void loadNew().catch(() => {});
  });
  $isSigningIn.subscribe((isSigningIn) => menu.toggleAttribute('data-busy', isSigningIn));
  $bonusPoints.subscribe(showPoints);
  // Points of earlier pages may have changed.
  menu.addEventListener('toggle', () => menu.open && $user.get() && void load().catch(() => {}));
  menu.querySelector('[data-logout]')?.addEventListener('click', async () => {
    const { signOut } = await import('../../stores/sign-in.ts');
    await signOut(locale);
  });
}
