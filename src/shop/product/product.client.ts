/** Client code of a product page; nothing here affects the first view. */
import { answerAdd } from './answer-add.ts';
import { followLive } from './live.ts';
import { pageData } from './page-data.ts';
import { watchPromises } from './stock/promise.ts';
import { watchSeen } from './record-view.ts';
import { now } from '../calls/now.ts';
import { hideOutOfDateContent } from '../listing/dated.ts';
import { watchPictures } from '../ui/picture/fallback.ts';
import { onFirstTouch } from '../ui/first-touch.client.ts';
import { onIntent } from '../ui/on-intent.client.ts';

watchPictures();
hideOutOfDateContent(now());

const page = pageData();
if (page) {
  watchPromises(page);
  followLive(page);
  watchSeen(page);
}
// The order button in the sticky bar belongs to the form, but is outside it.
const ANSWERED = 'product-gallery :is(a, button), [data-energy], #koop [type=submit], [form=koop]';
const start = onIntent(
  ANSWERED,
  () => import('./after-touch.client.ts'),
  (control, isComing) => page && answerAdd(page, control, isComing),
);
onFirstTouch(start);
// A link to the rows of other products shows them without any input.
if (document.querySelector('#meer:is(:target, :has(:target))')) start();
