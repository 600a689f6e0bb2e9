/** The barcodes of a printed list: their code comes once somebody does something with the page. */
import { loadWhenOnline } from '../../ui/load-when-online.ts';
import { onFirstTouch } from '../../ui/first-touch.client.ts';

onFirstTouch(() => void loadWhenOnline(() => import('../lists/print-codes.ts')));
