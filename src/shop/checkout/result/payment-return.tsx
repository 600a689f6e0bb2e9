import { useCallback, useEffect, useState } from 'react';
import texts from 'texts:checkout/return';
import type { Locale } from '../../../domain/shared/common.ts';
import type { PaymentStatus, PaymentState } from '../../../domain/orders/order.ts';
import { type OrderCallResult, fetchPayment, pollDelay, orderKeyOf } from '../order-result.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { successPath } from '../leave-to.ts';
import { ResultPage, useIsInBrowser } from './result-page.tsx';

/** After this number of polls, the page says that it may be closed. */
const SLOW_POLL_COUNT = 8;

const isFinal = (result: OrderCallResult<PaymentStatus>): boolean =>
  result.ok ? result.data.state !== 'open' : result.why === 'unknown';

/**
 * The payment state of an order, polled with growing delays while open; failed calls keep the last
 * known state.
 */
function usePayment(locale: Locale, key: string) {
  const [result, setResult] = useState<OrderCallResult<PaymentStatus> | null>(null);
  const [pollCount, setPollCount] = useState(0);
  const [refreshCount, setRefreshCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pollPayment = async (count: number) => {
      const found = await fetchPayment(locale, key);
      if (!isCurrent) return;
      setResult((previous) =>
        !found.ok && found.why === 'failed' && previous?.ok ? previous : found,
      );
      setPollCount(count + 1);
      if (!isFinal(found)) timer = setTimeout(() => void pollPayment(count + 1), pollDelay(count));
    };
    void pollPayment(0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [locale, key, refreshCount]);
  const refresh = useCallback(() => setRefreshCount((count) => count + 1), []);
  return { result, isSlow: pollCount > SLOW_POLL_COUNT, refresh };
}

interface Props {
  locale: Locale;
  orderKey: string;
}

type EndedState = Exclude<PaymentState, 'open' | 'paid'>;

/** Return page of the payment provider: the payment state and what to do next. */
function PaymentResult({ locale, orderKey }: Props) {
  const t = texts[locale];
  const { result, isSlow, refresh } = usePayment(locale, orderKey);
  const state = result?.ok ? result.data.state : null;
  useEffect(() => {
    // `replace`, so that Back leads to the shop and not to the bank.
    if (state === 'paid') location.replace(successPath(locale, orderKey));
  }, [state, locale, orderKey]);

  const ordersLink = (
    <a className="btn btn-light" href={routePath('account-orders', locale, '')}>
      {t.orders}
    </a>
  );
  const refreshButton = (
    <button className="btn btn-secondary" type="button" onClick={refresh}>
      {t.refresh}
    </button>
  );
  if (result && !result.ok) {
    const isUnknown = result.why === 'unknown';
    return (
      <ResultPage
        icon={isUnknown ? 'box' : 'warning'}
        title={isUnknown ? t.unknownTitle : t.offlineTitle}
        actions={
          isUnknown
            ? ordersLink
            : [refreshButton, ordersLink].map((each, i) => <span key={i}>{each}</span>)
        }
      >
        <p>{isUnknown ? t.unknownText : t.offlineText}</p>
      </ResultPage>
    );
  }
  if (!result || state === 'open' || state === 'paid' || state === null) {
    const paymentUrl = result?.data.paymentUrl;
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
  return <UnpaidResult locale={locale} state={state} number={result.data.orderNumber} />;
}

function UnpaidResult({
  locale,
  state,
  number,
}: {
  locale: Locale;
  state: EndedState;
  number: string;
}) {
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
  const isInBrowser = useIsInBrowser();
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
