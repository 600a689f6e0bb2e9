/** What the frame does in the browser. Everything it touches works without it. */
import './catalogue.client.ts';
import { watchSidebars } from '../sidebars/sidebars.client.ts';
import { closeOnLeave } from './close-on-leave.client.ts';
import { watchCompact } from './compact.client.ts';
import { listenToDismissals } from './dismiss.client.ts';
import { offerLoyaltyCard } from './loyalty-card.client.ts';
import { startSearch } from './search.client.ts';
import { showStoreName } from './store-name.client.ts';
import { openSubmenus } from './submenus.client.ts';
import { listenToVatSwitches } from './vat-switch.client.ts';

watchSidebars();
startSearch();
watchCompact();
listenToVatSwitches();
listenToDismissals();
openSubmenus();
closeOnLeave();
showStoreName();
offerLoyaltyCard();
