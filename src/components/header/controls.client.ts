/** Small controls of the frame: what they do comes with the first sign of interest in one. */
import { animatePageLinks } from '../frame/page-links.client.ts';
import { keepStateInLanguageLinks } from './language-links.client.ts';
import { offerLoyaltyCard } from './loyalty-card.client.ts';
import { listenToDismissals } from './dismiss.client.ts';
import { openSubmenus } from './submenus.client.ts';

keepStateInLanguageLinks();
animatePageLinks();
openSubmenus();
listenToDismissals();
offerLoyaltyCard();
