import texts from 'texts:store/mapView';
import type { Locale } from '../../domain/entities/common.ts';
import { tileOrigin } from '../../domain/map/tile-source.ts';
import { bundleText } from '../../i18n/bundle.ts';
import { Icon } from '../ui/icon.tsx';
import { tileSettings } from './tile-settings.ts';

export type StoreView = 'list' | 'map';

const ICONS = { list: 'list', map: 'pin' } as const;

interface Props {
  locale: Locale;
  view: StoreView;
  onChange: (view: StoreView) => void;
}

/** Chooses between the list and the map of stores; says whose tiles the map would load. */
export function ViewSwitch({ locale, view, onChange }: Props) {
  const t = bundleText(texts[locale], locale);
  const tiles = tileSettings();
  return (
    <div className="grid gap-1">
      <div
        className="inline-flex justify-self-start overflow-hidden rounded border border-line"
        role="group"
        aria-label={t('view')}
      >
        {(['list', 'map'] as const).map((name) => (
          <button
            key={name}
            className={`inline-flex min-h-11 items-center gap-2 px-4 font-medium focus-visible:-outline-offset-2 ${
              view === name ? 'bg-brand text-brand-ink' : 'bg-white hover:bg-surface'
            }`}
            type="button"
            aria-pressed={view === name}
            onClick={() => onChange(name)}
          >
            <Icon name={ICONS[name]} />
            {t(name)}
          </button>
        ))}
      </div>
      {tiles && view === 'list' && (
        <p className="text-sm text-muted">{t('from', { host: new URL(tileOrigin(tiles)).host })}</p>
      )}
    </div>
  );
}
