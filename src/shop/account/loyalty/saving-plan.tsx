import texts from 'texts:loyalty/plan';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { formatMoney, formatNumber } from '../../../domain/shared/money.ts';
import { pointsValue, thresholdProgress } from '../../../domain/account/loyalty.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { useLoyalty, NotLoyal } from './not-loyal.tsx';

interface Props {
  locale: Locale;
  cardHref: string;
  aboutHref: string;
  storesHref: string;
}

/** Points, their value, and the progress towards the threshold. */
export function SavingPlan(props: Props) {
  const { locale } = props;
  const { loaded, reload } = useLoyalty(locale);
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={4}>
      {({ customer, isLoyal }) =>
        isLoyal ? <Plan customer={customer} {...props} /> : <NotLoyal {...props} />
      }
    </LoadedPart>
  );
}

function Plan({ customer, locale, cardHref, aboutHref }: Props & { customer: Customer }) {
  const t = bundleText(texts[locale], locale);
  const { bonusPoints: count, bonusPointsThreshold: threshold } = customer;
  const pointsText = (value: number) => formatNumber(value, locale);
  const { missingPoints, fraction } = thresholdProgress(count, threshold);
  const goalText =
    missingPoints > 0
      ? t('missing', {
          count: missingPoints,
          points: pointsText(missingPoints),
          threshold: pointsText(threshold),
        })
      : t('reached', { threshold: pointsText(threshold) });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="rounded-lg bg-brand p-6 text-brand-ink">
        <h2>{t('balance')}</h2>
        <p className="my-2 text-xl font-bold tabular-nums">
          {t('points', { count, points: pointsText(count) })}
        </p>
        <p>{t('worth', { amount: formatMoney(pointsValue(count), locale) })}</p>
      </section>
      <section className="rounded-lg border border-line p-6">
        <h2 className="text-lg font-bold">{t('goal')}</h2>
        <div
          className="my-4 h-4 overflow-hidden rounded-full bg-brand-soft"
          role="progressbar"
          aria-label={t('bar')}
          aria-valuemin={0}
          aria-valuemax={threshold}
          aria-valuenow={Math.min(count, threshold)}
          aria-valuetext={goalText}
        >
          <div
            className={missingPoints > 0 ? 'h-full bg-brand' : 'h-full bg-positive'}
            style={{ width: `${fraction * 100}%` }}
          />
        </div>
        <p>{goalText}</p>
      </section>
      <section className="lg:col-span-2">
        <h2 className="mb-4 text-lg font-bold">{t('how')}</h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {([1, 2, 3] as const).map((step) => (
            <li key={step} className="rounded-lg bg-surface p-5">
              <h3 className="mb-1 font-bold">
                {step}. {t(`step${step}`)}
              </h3>
              <p className="text-muted">{t(`step${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap gap-2">
          <a className="btn btn-secondary" href={cardHref}>
            {t('card')}
          </a>
          <a className="btn btn-light" href={aboutHref}>
            {t('about')}
          </a>
        </div>
      </section>
    </div>
  );
}
