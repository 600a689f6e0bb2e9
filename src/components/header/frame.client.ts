/** What the frame does in the browser. Everything it touches works without it. */
import './catalogue.client.ts';
import { offerHomeScreen } from '../frame/home-screen.client.ts';
import { reloadForNewCode } from '../frame/chunk-reload.client.ts';
import { watchConnection } from '../frame/online.client.ts';
import { showLoading, showNotifications } from '../frame/on-need.client.ts';
import { watchPictures } from '../picture/fallback.ts';
import { watchSidebars } from '../sidebars/sidebars.client.ts';
import { followUser } from './account.client.ts';
import { closeOnLeave } from './close-on-leave.client.ts';
import { watchCompact } from './compact.client.ts';
import { listenToDismissals } from './dismiss.client.ts';
import { offerLoyaltyCard } from './loyalty-card.client.ts';
import { startSearch } from './search.client.ts';
import { showStoreName } from './store-name.client.ts';
import { openSubmenus } from './submenus.client.ts';
import { listenToVatSwitches } from './vat-switch.client.ts';

// One that fails must not take the others with it (spec 1 §4.7: start-up errors are logged).
for (const start of [
  reloadForNewCode,
  watchSidebars,
  showNotifications,
  showLoading,
  startSearch,
  watchCompact,
  listenToVatSwitches,
  listenToDismissals,
  openSubmenus,
  closeOnLeave,
  followUser,
  showStoreName,
  offerLoyaltyCard,
  watchPictures,
  watchConnection,
  offerHomeScreen,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
