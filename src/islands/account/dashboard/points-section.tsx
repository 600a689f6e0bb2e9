import texts from 'texts:profile/dashboard';
import type { Locale } from '../../../domain/entities/common.ts';
import { formatMoney, formatNumber } from '../../../domain/money.ts';
import { pointsWorth } from '../../../domain/points.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { Section } from '../section.tsx';
import type { DashboardLinks } from './dashboard-links.ts';

interface Props {
  /** Bonus points of a loyalty customer. */
  count: number;
  locale: Locale;
  links: Pick<DashboardLinks, 'card' | 'plan'>;
}

/** Points and what they are worth. */
export function PointsSection({ count, locale, links }: Props) {
  const t = bundleText(texts[locale], locale);
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
