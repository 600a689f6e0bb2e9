/** Barcodes of a printed list; loaded after the first user input. */
import { loadWhenOnline, onFirstTouch } from '../../ui/timing.ts';

onFirstTouch(() => void loadWhenOnline(() => import('../lists/print-codes.ts')));
