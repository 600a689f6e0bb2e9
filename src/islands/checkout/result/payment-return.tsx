import texts from 'texts:checkout/return';
import type { Locale } from '../../../domain/entities/common.ts';
import { routePath } from '../../../routes.ts';
import { orderKeyOf } from '../../../stores/order-result.ts';
import { useInBrowser } from '../use-in-browser.ts';
import { PaymentResult } from './payment-result.tsx';
import { ResultPage } from './result-page.tsx';

/** The return page of payments; opened by hand it knows no payment. */
export function PaymentReturn({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const isInBrowser = useInBrowser();
  if (!isInBrowser)
    return (
      <ResultPage icon="spinner" title={t.waitTitle ?? ''}>
        <p>{t.waitText}</p>
      </ResultPage>
    );
  const key = orderKeyOf(location.search);
  if (key) return <PaymentResult locale={locale} orderKey={key} />;
  return (
    <ResultPage
      icon="cart"
      title={t.noneTitle ?? ''}
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
