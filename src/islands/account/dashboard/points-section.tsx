import texts from 'texts:profile/dashboard';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { formatMoney, formatNumber } from '../../../domain/money.ts';
import { pointsWorth } from '../../../domain/points.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { hasLoyalty } from '../../../stores/loyalty.ts';
import { Section } from '../section.tsx';
import type { DashboardLinks } from './dashboard.tsx';

interface Props {
  customer: Customer;
  locale: Locale;
  links: Pick<DashboardLinks, 'card' | 'plan'>;
}

/** Points of a loyalty customer; nothing for everybody else (spec 1 §6). */
export function PointsSection({ customer, locale, links }: Props) {
  const t = bundleText(texts[locale], locale);
  const [isLoyal, setLoyal] = useState(false);
  useEffect(() => {
    let isShown = true;
    void hasLoyalty(customer, locale).then((answer) => isShown && setLoyal(answer === true));
    return () => void (isShown = false);
  }, [customer, locale]);
  if (!isLoyal) return null;
  const { bonusPoints: count } = customer;
  return (
    <Section title={t('pointsTitle')}>
      <p className="text-xl font-bold tabular-nums">
        {t('points', { count, points: formatNumber(count, locale) })}
      </p>
      <p className="text-muted">
        {t('worth', { amount: formatMoney(pointsWorth(count), locale) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a className="btn btn-secondary" href={links.card}>
          {t('card')}
        </a>
        <a className="btn btn-light" href={links.plan}>
          {t('plan')}
        </a>
      </div>
    </Section>
  );
}
