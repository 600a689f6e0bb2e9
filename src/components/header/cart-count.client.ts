import { numberLabel } from '../../domain/number-label.ts';
import { $cartCount, needsCartSync, ownPieces } from '../../stores/cart-count.ts';
import { $user } from '../../stores/user.ts';

/** Cap of the badge (spec 1 §9). */
const CAP = 99;

/**
 * Shows the number of pieces in the cart (spec 1 §2.5). Calls the shop only where changes wait, or
 * where the cart of who signed in or out since is not known.
 */
export function showCartCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-cart-count]');
  const show = () => {
    const pieces = ownPieces();
    if (badge) {
      badge.hidden = pieces === 0;
      badge.textContent = numberLabel(pieces, CAP);
    }
  };
  $cartCount.subscribe(show);
  $user.listen(show);
  const resume = async () => {
    if (!needsCartSync()) return;
    const { resumeCart } = await import('../../stores/cart-sync.ts');
    resumeCart();
  };
  document.addEventListener('session:login', () => void resume());
  addEventListener('online', () => void resume());
  void resume();
}
