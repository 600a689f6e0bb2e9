import { useCallback, useEffect, useState } from 'react';
import texts from 'texts:checkout/return';
import type { Locale } from '../../../domain/shared/common.ts';
import type { PaymentStatus, PaymentState } from '../../../domain/orders/order.ts';
import { type OrderCallResult, fetchPayment, pollDelay, orderKeyOf } from '../order-result.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { successPath } from '../leave-to.ts';
import { ResultPage, useInBrowser } from './result-page.tsx';

/** After this number of polls, the page tells that it may be closed. */
const SLOW_AFTER = 8;

const isFinal = (answer: OrderCallResult<PaymentStatus>): boolean =>
  answer.ok ? answer.data.state !== 'open' : answer.why === 'unknown';

/**
 * The payment state of an order, polled with growing delays while open; failed calls keep the last
 * known state.
 */
function usePayment(locale: Locale, key: string) {
  const [answer, setAnswer] = useState<OrderCallResult<PaymentStatus> | null>(null);
  const [pollCount, setAsked] = useState(0);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pollPayment = async (count: number) => {
      const found = await fetchPayment(locale, key);
      if (!isWanted) return;
      setAnswer((previous) =>
        !found.ok && found.why === 'failed' && previous?.ok ? previous : found,
      );
      setAsked(count + 1);
      if (!isFinal(found)) timer = setTimeout(() => void pollPayment(count + 1), pollDelay(count));
    };
    void pollPayment(0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [locale, key, round]);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return { answer, isSlow: pollCount > SLOW_AFTER, refresh };
}

interface Props {
  locale: Locale;
  orderKey: string;
}

type Ended = Exclude<PaymentState, 'open' | 'paid'>;

/** Return page of the payment provider: the payment state and what to do next. */
function PaymentResult({ locale, orderKey }: Props) {
  const t = texts[locale];
  const { answer, isSlow, refresh } = usePayment(locale, orderKey);
  const state = answer?.ok ? answer.data.state : null;
  useEffect(() => {
    // `replace`, so that Back leads to the shop and not to the bank.
    if (state === 'paid') location.replace(successPath(locale, orderKey));
  }, [state, locale, orderKey]);

  const orders = (
    <a className="btn btn-light" href={routePath('account-orders', locale, '')}>
      {t.orders}
    </a>
  );
  const refreshButton = (
    <button className="btn btn-secondary" type="button" onClick={refresh}>
      {t.refresh}
    </button>
  );
  if (answer && !answer.ok) {
    const isUnknown = answer.why === 'unknown';
    return (
      <ResultPage
        icon={isUnknown ? 'box' : 'warning'}
        title={isUnknown ? t.unknownTitle : t.offlineTitle}
        actions={
          isUnknown ? orders : [refreshButton, orders].map((each, i) => <span key={i}>{each}</span>)
        }
      >
        <p>{isUnknown ? t.unknownText : t.offlineText}</p>
      </ResultPage>
    );
  }
  if (!answer || state === 'open' || state === 'paid' || state === null) {
    const paymentUrl = answer?.data.paymentUrl;
    return (
      <ResultPage
        icon="spinner"
        title={t.waitTitle}
        actions={
          state === 'open' && (
            <>
              {paymentUrl && (
                <a className="btn btn-secondary" href={paymentUrl}>
                  {t.continue}
                </a>
              )}
              {isSlow && refreshButton}
            </>
          )
        }
      >
        <p>{isSlow ? t.slowText : t.waitText}</p>
      </ResultPage>
    );
  }
  return <Failed locale={locale} state={state} number={answer.data.orderNumber} />;
}

function Failed({ locale, state, number }: { locale: Locale; state: Ended; number: string }) {
  const t = texts[locale];
  return (
    <ResultPage
      icon="warning"
      tone="discount"
      title={t[`${state}Title`]}
      takesFocus
      actions={
        <>
          <a className="btn btn-primary" href={routePath('checkout-payment', locale, '')}>
            {t.again}
          </a>
          <a className="btn btn-light" href={routePath('cart', locale, '')}>
            {t.cart}
          </a>
        </>
      }
    >
      <p>{t[`${state}Text`]}</p>
      <p className="text-sm text-muted">{fill(t.order, { number })}</p>
    </ResultPage>
  );
}

/** The return page of payments; opened without an order key, it shows no payment. */
export function PaymentReturn({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const isInBrowser = useInBrowser();
  if (!isInBrowser)
    return (
      <ResultPage icon="spinner" title={t.waitTitle}>
        <p>{t.waitText}</p>
      </ResultPage>
    );
  const key = orderKeyOf(location.search);
  if (key) return <PaymentResult locale={locale} orderKey={key} />;
  return (
    <ResultPage
      icon="cart"
      title={t.noneTitle}
      actions={
        <>
          <a className="btn btn-secondary" href={routePath('index', locale, '')}>
            {t.home}
          </a>
          <a className="btn btn-light" href={routePath('cart', locale, '')}>
            {t.cart}
          </a>
        </>
      }
    >
      <p>{t.noneText}</p>
    </ResultPage>
  );
}
