import { useCallback, useState } from 'react';
import line from 'texts:cart/line';
import texts from 'texts:cart/shared';
import { linePrice } from '../../domain/pricing/line-price.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import { takeSharedCart, loadSharedCart } from './cart-tools.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';
import { now } from '../calls/now.ts';
import { LoadedPart, useLoaded } from '../account/loaded-part.tsx';
import { BothPrices } from '../account/prices.tsx';
import type { CartPageProps } from './cart-page.tsx';
import { LinePicture } from './cart-line-row.tsx';

interface Props extends CartPageProps {
  shareKey: string;
  /**
   * True if the user's own cart has lines, so that there is a choice between merging and replacing.
   */
  hasOwnLines: boolean;
  onDone: () => void;
}

/** Preview of a shared cart, which can be merged into the user's own cart or replace it. */
export function SharedCart({ locale, settings, shareKey, hasOwnLines, onDone }: Props) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => {
    const outcome = await loadSharedCart(shareKey);
    if (outcome.ok) return outcome.data;
    return outcome.kind === 'Missing' || outcome.kind === 'BadRequest'
      ? ('missing' as const)
      : null;
  }, [shareKey]);
  const { loaded, reload } = useLoaded(load);

  const takeLines = async (replace: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await takeSharedCart(shareKey, replace);
    setBusy(false);
    if (!outcome.ok) return notify(failureText(outcome, t.failed), 'warning');
    notify(t.taken, 'success');
    onDone();
  };
  const takeButton = (text: string | undefined, replace: boolean, look: string) => (
    <button
      className={`btn ${look}`}
      type="button"
      aria-disabled={isBusy}
      onClick={() => void takeLines(replace)}
    >
      {text}
    </button>
  );
  return (
    <div className="min-h-screen">
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={5}>
        {(shared) =>
          shared === 'missing' ? (
            <section className="grid justify-items-start gap-3">
              <h1 className="title">{t.missing}</h1>
              <p>{t.missingText}</p>
              <button className="btn btn-secondary" type="button" onClick={onDone}>
                {t.own}
              </button>
            </section>
          ) : (
            <>
              <p className="text-sm font-medium text-muted">{t.eyebrow}</p>
              <h1 className="title mb-2">{t.title}</h1>
              <p className="mb-4">{t.text}</p>
              <div className="flex flex-wrap gap-2">
                {hasOwnLines ? (
                  <>
                    {takeButton(t.merge, false, 'btn-secondary')}
                    {takeButton(t.replace, true, 'btn-light')}
                  </>
                ) : (
                  takeButton(t.take, false, 'btn-secondary')
                )}
                <button className="btn btn-light" type="button" onClick={onDone}>
                  {t.leave}
                </button>
              </div>
              <ul className="mt-6 max-w-4xl border-t border-line" aria-label={t.lines}>
                {shared.lines.map(({ productId, productTitle, quantity, product }) => (
                  <li
                    key={productId}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
                  >
                    <div className="flex min-w-0 grow basis-48 items-center gap-3">
                      <LinePicture product={product} images={settings.cards.images} />
                      <div className="min-w-0">
                        <p className="font-medium wrap-anywhere">{productTitle}</p>
                        <p className="text-sm text-muted tabular-nums">
                          {fill(quantity === 1 ? line[locale].piece : line[locale].pieces, {
                            count: formatNumber(quantity, locale),
                          })}
                        </p>
                      </div>
                    </div>
                    <p className="ms-auto font-bold tabular-nums">
                      {product && (
                        <BothPrices
                          price={linePrice(product, quantity, now()).total}
                          locale={locale}
                        />
                      )}
                    </p>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </LoadedPart>
    </div>
  );
}
