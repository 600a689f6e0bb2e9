import { $loyaltyCard, currentCard } from '../../stores/loyalty-card.ts';
import { now } from '../../stores/now.ts';

/** With a card on this device the icon opens it; without it leads to its page (spec 1 §2.6). */
export function offerLoyaltyCard(): void {
  const link = document.querySelector<HTMLElement>('[data-loyalty-card]');
  if (!link) return;
  $loyaltyCard.subscribe((card) => {
    if (currentCard(card, now())) link.dataset.sidebar = 'AppSidebarLoyalty';
    else delete link.dataset.sidebar;
  });
}
