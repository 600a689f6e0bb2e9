import texts from 'texts:loyalty/card';
import type { Locale } from '../../../domain/shared/common.ts';
import { type Customer, fullName } from '../../../domain/account/customer.ts';
import { formatMoney, formatNumber } from '../../../domain/shared/money.ts';
import { pointsValue } from '../../../domain/account/loyalty.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { cardNumber } from './loyalty-card.ts';
import { Barcode } from '../../ui/barcode.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useLoyalty, NotLoyal } from './not-loyal.tsx';

interface Props {
  locale: Locale;
  brandName: string;
  planHref: string;
  aboutHref: string;
  storesHref: string;
}

/** The loyalty card: barcode, points, name and company. */
export function CardPage(props: Props) {
  const { locale } = props;
  const { loaded, reload } = useLoyalty(locale);
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={4}>
      {({ customer, isLoyal }) =>
        isLoyal ? <Card customer={customer} {...props} /> : <NotLoyal {...props} />
      }
    </LoadedPart>
  );
}

function Card({
  customer,
  locale,
  brandName,
  planHref,
  aboutHref,
  storesHref,
}: Props & { customer: Customer }) {
  const t = bundleText(texts[locale], locale);
  const number = cardNumber(customer);
  const { bonusPoints: count } = customer;
  const name = fullName(customer);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="overflow-hidden rounded-lg bg-brand text-brand-ink shadow-lg">
        <div className="flex items-start justify-between gap-4 p-5">
          <p className="text-lg font-bold">{brandName}</p>
          <p className="text-end">
            <span className="block text-xl font-bold tabular-nums">
              {t('points', { count, points: formatNumber(count, locale) })}
            </span>
            <span className="block text-sm">
              {t('worth', { amount: formatMoney(pointsValue(count), locale) })}
            </span>
          </p>
        </div>
        {number && (
          <div className="mx-5 rounded-lg bg-white px-2 py-3 text-ink">
            <Barcode number={number} label={t('barcode', { number })} />
            <p className="text-center tracking-widest tabular-nums">
              <span className="sr-only">{t('number')}: </span>
              {number}
            </p>
          </div>
        )}
        <div className="p-5 wrap-anywhere">
          <p className="font-bold">{name}</p>
          {customer.companyName && <p>{customer.companyName}</p>}
        </div>
      </div>
      <div className="grid content-start gap-4">
        <p>{t(number ? 'show' : 'noCard')}</p>
        {number && <p className="text-muted">{t('stored')}</p>}
        <div className="flex flex-wrap gap-2">
          <a className="btn btn-secondary" href={planHref}>
            {t('plan')}
          </a>
          <a className="btn btn-light" href={number ? aboutHref : storesHref}>
            {t(number ? 'about' : 'store')}
          </a>
        </div>
      </div>
    </div>
  );
}
