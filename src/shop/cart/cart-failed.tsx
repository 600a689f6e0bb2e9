import texts from 'texts:cart/page';
import type { Locale } from '../../domain/shared/common.ts';
import { Icon } from '../ui/icon.tsx';

interface Props {
  locale: Locale;
  onRetry: () => void;
}

/** The cart could not be loaded: says what was kept, and tries again. */
export function CartFailed({ locale, onRetry }: Props) {
  const t = texts[locale];
  return (
    <section className="empty" role="alert">
      <Icon name="cart" />
      <h1 className="title">{t.failedTitle}</h1>
      <p>{t.failedText}</p>
      <div>
        <button className="btn btn-secondary" type="button" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    </section>
  );
}
