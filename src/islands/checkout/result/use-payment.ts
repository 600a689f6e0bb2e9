import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { PaymentStatus } from '../../../domain/entities/payment.ts';
import { type Asked, askPayment, pollDelay } from '../../../stores/order-result.ts';

/** After so many questions the page says that it may be closed. */
const SLOW_AFTER = 8;

const isFinal = (answer: Asked<PaymentStatus>): boolean =>
  answer.ok ? answer.data.state !== 'open' : answer.why === 'unknown';

/**
 * The state of an order's payment, asked again with growing pauses while it is open; the last known
 * state stays while no answer comes.
 */
export function usePayment(locale: Locale, key: string) {
  const [answer, setAnswer] = useState<Asked<PaymentStatus> | null>(null);
  const [asked, setAsked] = useState(0);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (count: number) => {
      const found = await askPayment(locale, key);
      if (!isWanted) return;
      setAnswer((known) => (!found.ok && found.why === 'failed' && known?.ok ? known : found));
      setAsked(count + 1);
      if (!isFinal(found)) timer = setTimeout(() => void ask(count + 1), pollDelay(count));
    };
    void ask(0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [locale, key, round]);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return { answer, isSlow: asked > SLOW_AFTER, refresh };
}
