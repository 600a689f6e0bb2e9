import { useStore } from '@nanostores/react';
import texts from 'texts:cart/page';
import type { Locale } from '../../domain/entities/common.ts';
import { $flushState } from '../../stores/cart-flush.ts';
import { $pendingChanges } from '../../stores/cart-queue.ts';

/**
 * Tells that changes are not saved yet. Its space is always reserved, so that nothing moves when
 * it appears: on a phone a line of its own, since the text does not fit beside the title.
 */
export function PendingNote({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const isPending = useStore($pendingChanges).length > 0;
  const isRetrying = useStore($flushState) === 'retrying';
  return (
    <p className="min-h-[1.375rem] w-full text-sm text-muted md:w-auto" role="status">
      {isPending && (isRetrying ? t.offline : t.pending)}
    </p>
  );
}
