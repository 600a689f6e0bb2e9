/** What a product page runs: nothing that a reader waits for. */
import { answerAdd } from '../../islands/product/answer-add.ts';
import { followLive } from '../../islands/product/live.ts';
import { pageData } from '../../islands/product/page-data.ts';
import { watchPromises } from '../../islands/product/promise.ts';
import { watchSeen } from '../../islands/product/seen.ts';
import { now } from '../../stores/now.ts';
import { judgeDates } from '../listing/dated.ts';
import { watchPictures } from '../picture/fallback.ts';
import { onFirstTouch } from '../ui/first-touch.client.ts';
import { onIntent } from '../ui/on-intent.client.ts';

watchPictures();
judgeDates(now());

const page = pageData();
if (page) {
  watchPromises(page);
  followLive(page);
  watchSeen(page);
}
// The order button at the foot of the screen belongs to the form, and stands outside of it.
const ANSWERED = 'product-gallery :is(a, button), [data-energy], #koop [type=submit], [form=koop]';
onFirstTouch(
  onIntent(
    ANSWERED,
    () => import('./touched.client.ts'),
    (control, isComing) => page && answerAdd(page, control, isComing),
  ),
);
