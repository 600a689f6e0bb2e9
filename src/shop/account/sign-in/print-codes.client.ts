/** Barcodes of a printed list; loaded after the first user input. */
import { loadWhenOnline, onFirstInput } from '../../ui/timing.ts';

onFirstInput(() => void loadWhenOnline(() => import('../lists/print-codes.ts')));
