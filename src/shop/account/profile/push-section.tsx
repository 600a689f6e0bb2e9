import texts from 'texts:push/account';
import { useCallback, useState } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { notify } from '../../calls/notification.ts';
import { countPushDevices, stopAllPush } from './push.ts';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import { Section } from '../section.tsx';

/** The number of devices with push notifications about orders, and a button to stop them. */
export function PushSection({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const { loaded, reload } = useLoaded(useCallback(() => countPushDevices(locale), [locale]));
  const [isBusy, setBusy] = useState(false);
  const stopNotifications = async () => {
    setBusy(true);
    const isStopped = await stopAllPush(locale);
    setBusy(false);
    if (!isStopped) return notify(t.failed, 'warning');
    notify(t.stopped, 'success');
    await reload();
  };
  return (
    <Section title={t.title}>
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={1}>
        {(count) => (
          <>
            <p className="text-muted">
              {count === 0 ? t.none : count === 1 ? t.one : fill(t.many, { count })}
            </p>
            {count > 0 && (
              <button
                className="btn btn-light mt-4"
                type="button"
                aria-disabled={isBusy}
                onClick={() => void (isBusy || stopNotifications())}
              >
                {t.stop}
              </button>
            )}
          </>
        )}
      </LoadedPart>
    </Section>
  );
}
