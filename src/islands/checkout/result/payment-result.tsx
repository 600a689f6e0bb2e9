import texts from 'texts:checkout/return';
import { useEffect } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { PaymentState } from '../../../domain/entities/payment.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { successPath } from '../leave-to.ts';
import { ResultPage } from './result-page.tsx';
import { usePayment } from './use-payment.ts';

interface Props {
  locale: Locale;
  orderKey: string;
}

type Ended = Exclude<PaymentState, 'open' | 'paid'>;

/** Where the payment provider leads back to: the true state of the payment, and the way on. */
export function PaymentResult({ locale, orderKey }: Props) {
  const t = texts[locale];
  const { answer, isSlow, refresh } = usePayment(locale, orderKey);
  const state = answer?.ok ? answer.data.state : null;
  useEffect(() => {
    // Back leads to the shop, not to the bank.
    if (state === 'paid') location.replace(successPath(locale, orderKey));
  }, [state, locale, orderKey]);

  const orders = (
    <a className="btn btn-light" href={routePath('account-orders', locale, '')}>
      {t.orders}
    </a>
  );
  const again = (
    <button className="btn btn-secondary" type="button" onClick={refresh}>
      {t.refresh}
    </button>
  );
  if (answer && !answer.ok) {
    const isUnknown = answer.why === 'unknown';
    return (
      <ResultPage
        icon={isUnknown ? 'box' : 'warning'}
        title={(isUnknown ? t.unknownTitle : t.offlineTitle) ?? ''}
        actions={isUnknown ? orders : [again, orders].map((each, i) => <span key={i}>{each}</span>)}
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
        title={t.waitTitle ?? ''}
        actions={
          state === 'open' && (
            <>
              {paymentUrl && (
                <a className="btn btn-secondary" href={paymentUrl}>
                  {t.continue}
                </a>
              )}
              {isSlow && again}
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
      title={t[`${state}Title`] ?? ''}
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
      <p className="text-sm text-muted">{fill(t.order ?? '', { number })}</p>
    </ResultPage>
  );
}
