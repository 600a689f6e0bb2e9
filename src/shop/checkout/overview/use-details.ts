import { useState } from 'react';
import { keepDraft, readDraft } from '../../account/session/draft.ts';

const DRAFT = 'checkout-order';

/** Memo and reference as they are typed; they survive a reload. */
export function useDetails() {
  const [details, setDetails] = useState(() => ({ memo: '', reference: '', ...readDraft(DRAFT) }));
  return {
    details,
    set(changes: Partial<typeof details>) {
      const next = { ...details, ...changes };
      setDetails(next);
      keepDraft(DRAFT, next);
    },
    forget: () => keepDraft(DRAFT, null),
  };
}
