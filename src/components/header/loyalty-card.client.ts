import { $loyaltyCard, currentCard } from '../../stores/loyalty-card.ts';
import { now } from '../../stores/now.ts';
import { $user } from '../../stores/user.ts';

/**
 * Signed in, or with a card on this device, the icon opens the sidebar; else it leads to the
 * page of the card (spec 1 §2.6).
 */
export function offerLoyaltyCard(): void {
  const link = document.querySelector<HTMLElement>('[data-loyalty-card]');
  if (!link) return;
  const show = () => {
    if ($user.get() || currentCard($loyaltyCard.get(), now()))
      link.dataset.sidebar = 'AppSidebarLoyalty';
    else delete link.dataset.sidebar;
  };
  $user.subscribe(show);
  $loyaltyCard.subscribe(show);
}
