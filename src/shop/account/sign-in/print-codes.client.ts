/** Barcodes of a printed list; loaded after the first user input. */
import { loadWhenOnline } from '../../ui/load-when-online.ts';
import { onFirstTouch } from '../../ui/first-touch.client.ts';

onFirstTouch(() => void loadWhenOnline(() => import('../lists/print-codes.ts')));
