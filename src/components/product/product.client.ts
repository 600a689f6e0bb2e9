/** What a product page runs: nothing that a reader waits for. */
import type { BuyForm } from '../../islands/product/buy.ts';
import { followLive } from '../../islands/product/live.ts';
import { pageData } from '../../islands/product/page-data.ts';
import { watchPromises } from '../../islands/product/promise.ts';
import { watchSeen } from '../../islands/product/seen.ts';
import { now } from '../../stores/now.ts';
import { judgeDates } from '../listing/dated.ts';
import { watchPictures } from '../picture/fallback.ts';
import { onFirstTouch } from './first-touch.client.ts';

watchPictures();
judgeDates(document, now());

const page = pageData();
if (page) {
  watchPromises(page);
  followLive(page);
  watchSeen(page);
}
onFirstTouch(
  'product-gallery :is(a, button), [data-energy]',
  () => import('./touched.client.ts'),
  // Something was pressed before anybody listened.
  (document.querySelector<BuyForm>('#koop')?.early?.length ?? 0) > 0,
);
