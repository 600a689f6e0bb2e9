import texts from 'texts:push/order';
import { useCallback, useState } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { type PushState, readPushState, startPush, stopPush } from '../../account/profile/push.ts';
import { notify } from '../../calls/notification.ts';
import { useLoaded } from '../../account/loaded-part.tsx';

interface Props {
  locale: Locale;
  orderKey: string;
  /**
   * The subject of the notifications; `either` if the user may not see the order, and so not its
   * shipping method.
   */
  subject: 'pickup' | 'delivery' | 'either';
}

/**
 * Offers push notifications about the order. The browser asks for permission only after a click.
 */
export function OrderPush({ locale, orderKey, subject }: Props) {
  const t = texts[locale];
  const load = useCallback(() => readPushState(locale, orderKey), [locale, orderKey]);
  const { loaded } = useLoaded<PushState>(load);
  const [stateAfterClick, setStateAfterClick] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const state = stateAfterClick ?? (loaded.status === 'ready' ? loaded.data : 'none');
  if (state === 'none') return null;

  const changeState = async (next: Promise<PushState | null>) => {
    setBusy(true);
    const answer = await next.catch(() => null);
    setBusy(false);
    if (answer) setStateAfterClick(answer);
    else notify(t.failed, 'warning');
  };
  const startNotifications = () => void (isBusy || changeState(startPush(locale, orderKey)));
  const stopNotifications = async () => ((await stopPush(locale)) ? ('off' as const) : null);
  return (
    <section className="mb-16 rounded-lg bg-surface p-5 md:p-6">
      <h2 className="mb-3 text-lg font-bold">{t.title}</h2>
      {state === 'off' && (
        <>
          <p className="mb-4">{t[subject]}</p>
          <button
            className="btn btn-light"
            type="button"
            aria-disabled={isBusy}
            onClick={startNotifications}
          >
            {isBusy ? t.busy : t.start}
          </button>
        </>
      )}
      <div role="status">
        {state === 'on' && <p>{t.on}</p>}
        {state === 'blocked' && <p>{t.blocked}</p>}
      </div>
      {state === 'on' && (
        <button
          className="link mt-2 min-h-11"
          type="button"
          onClick={() => void changeState(stopNotifications())}
        >
          {t.stop}
        </button>
      )}
    </section>
  );
}
