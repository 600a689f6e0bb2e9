import { formatNumber } from '../../domain/money.ts';
import { $bonusPoints, $isSigningIn, $user } from '../../stores/user.ts';

const fill = (text: string | undefined, value: string) => (text ?? '').replace('*', () => value);

/**
 * The account menu follows who is signed in (spec 1 §2.6, §2.7): its status icon, the greeting,
 * the points, and which of the two ways out or in it offers.
 */
export function followUser(): void {
  const root = document.documentElement;
  const menu = document.querySelector<HTMLElement>('.bar-account');
  const greeting = menu?.querySelector<HTMLElement>('[data-greeting]');
  const points = menu?.querySelector<HTMLElement>('[data-points-one]');
  if (!menu || !greeting || !points) return;

  $user.subscribe((user) => {
    root.toggleAttribute('data-user', user !== undefined);
    greeting.textContent = fill(greeting.dataset.greeting, user?.name ?? '');
  });
  $isSigningIn.subscribe((isSigningIn) => menu.toggleAttribute('data-busy', isSigningIn));
  $bonusPoints.subscribe((count) => {
    const { pointsOne, pointsMany } = points.dataset;
    points.hidden = count === null;
    const number = formatNumber(count ?? 0, root.lang === 'en' ? 'en' : 'nl');
    points.textContent = fill(count === 1 ? pointsOne : pointsMany, number);
  });
  menu.querySelector('[data-logout]')?.addEventListener('click', async () => {
    const { signOut } = await import('../../stores/sign-in.ts');
    await signOut(root.lang === 'en' ? 'en' : 'nl');
  });
}
