/** What a page with product cards runs: nothing that a reader waits for. */
import { watchPictures } from '../picture/fallback.ts';
import { judgeDates } from './dated.ts';

watchPictures();
judgeDates(document, new Date());
