import texts from 'texts:store/mapView';
import { tileHost } from 'third-parties:tiles';
import { lazy } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { Icon } from '../../ui/icon.tsx';

export type StoreView = 'list' | 'map';

const ICONS = { list: 'list', map: 'pin' } as const;

interface Props {
  locale: Locale;
  view: StoreView;
  onChange: (view: StoreView) => void;
}

/** Switches between list and map; mentions the provider of the map tiles. */
export function ViewSwitch({ locale, view, onChange }: Props) {
  const t = bundleText(texts[locale], locale);
  return (
    <div>
      <div
        className="inline-flex overflow-hidden rounded border border-line"
        role="group"
        aria-label={t('view')}
      >
        {(['list', 'map'] as const).map((name) => (
          <button
            key={name}
            className="inline-flex min-h-11 items-center gap-2 bg-white px-4 font-medium hover:bg-surface focus-visible:-outline-offset-3 aria-pressed:bg-brand aria-pressed:text-brand-ink aria-pressed:focus-visible:outline-current"
            type="button"
            aria-pressed={view === name}
            onClick={() => onChange(name)}
          >
            <Icon name={ICONS[name]} />
            {t(name)}
          </button>
        ))}
      </div>
      {tileHost && view === 'list' && (
        <p className="text-[0.9375rem] text-muted">{t('from', { host: tileHost })}</p>
      )}
    </div>
  );
}

/** The map of stores, loaded on demand. */
export const StoreChoiceMap = lazy(() => import('./branch-map.tsx'));
