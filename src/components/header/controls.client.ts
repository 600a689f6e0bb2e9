/** Small controls of the frame: what they do comes with the first sign of interest in one. */
import { offerLoyaltyCard } from './loyalty-card.client.ts';
import { openSubmenus } from './submenus.client.ts';

openSubmenus();
offerLoyaltyCard();
