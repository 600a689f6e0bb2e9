import texts from 'texts:loyalty/none';
import type { Locale } from '../../../domain/shared/common.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  locale: Locale;
  aboutHref: string;
  storesHref: string;
}

/** For customers who do not take part: why that is, and what they can do. */
export function NotLoyal({ locale, aboutHref, storesHref }: Props) {
  const t = texts[locale];
  return (
    <section className="empty">
      <Icon name="card" />
      <h2 className="text-lg font-bold">{t.title}</h2>
      <p>{t.text}</p>
      <div>
        <a className="btn btn-secondary" href={storesHref}>
          {t.contact}
        </a>
        <a className="btn btn-light" href={aboutHref}>
          {t.about}
        </a>
      </div>
    </section>
  );
}
