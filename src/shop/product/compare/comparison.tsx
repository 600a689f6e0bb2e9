import { useStore } from '@nanostores/react';
import texts from 'texts:product/compare';
import { useEffect, useState } from 'react';
import { productDetailsByIds } from '../../../api/products/client.ts';
import {
  comparedIdsInQuery,
  comparedQuery,
  comparedRows,
  MAX_COMPARED,
} from '../../../domain/product/comparison.ts';
import type { Product } from '../../../domain/product/product.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { LoadedPart, useLoaded } from '../../account/loaded-part.tsx';
import { api } from '../../calls/api.ts';
import { notify } from '../../calls/notification.ts';
import { now } from '../../calls/now.ts';
import type { CardSettings } from '../../listing/card-settings.ts';
import { $live, requestLiveProducts } from '../../listing/live-products.ts';
import { $compared, toggleProduct } from './compared.ts';
import { ComparisonTable } from './comparison-table.tsx';

export interface ComparisonProps {
  locale: Locale;
  settings: CardSettings;
  /** Path of the overview of all products. */
  browse: string;
}

/** Compares the products named in the URL; if there are none, those that the visitor chose. */
export function Comparison(props: ComparisonProps) {
  const { locale } = props;
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const showIds = (next: readonly number[]) => {
    history.replaceState(history.state, '', location.pathname + comparedQuery(next, locale));
    setIds(next);
  };
  useEffect(() => {
    const urlIds = comparedIdsInQuery(location.search);
    if (urlIds) setIds(urlIds);
    else showIds($compared.get());
    // Only when the page opens: later changes are made on this page itself.
  }, []);
  const remove = (id: number) => {
    if ($compared.get().includes(id)) toggleProduct(id);
    showIds((ids ?? []).filter((other) => other !== id));
  };
  if (!ids) return <div className="h-96 rounded-lg bg-surface" aria-busy="true" />;
  if (ids.length === 0) return <NothingCompared {...props} />;
  return <LoadedComparison {...props} ids={ids} onRemove={remove} />;
}

function NothingCompared({ locale, browse }: ComparisonProps) {
  const t = texts[locale];
  return (
    <div className="max-w-160 rounded-lg bg-surface p-6">
      <h2 className="mb-1 text-lg font-bold">{t.emptyTitle}</h2>
      <p className="mb-4">{fill(t.emptyText, { max: MAX_COMPARED })}</p>
      <a className="btn btn-secondary" href={browse}>
        {t.browse}
      </a>
    </div>
  );
}

interface LoadedComparisonProps extends ComparisonProps {
  ids: readonly number[];
  onRemove: (id: number) => void;
}

function LoadedComparison({ ids, onRemove, ...props }: LoadedComparisonProps) {
  const { locale } = props;
  const t = texts[locale];
  // Loads the products that the page opened with; removing one does not load again.
  const [load] = useState(() => async () => {
    requestLiveProducts(ids);
    const outcome = await productDetailsByIds(api(locale), ids, now(), { realtimeStock: true });
    return outcome.ok ? outcome.data : null;
  });
  const { loaded, reload } = useLoaded(load);
  const live = useStore($live);
  return (
    <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={6}>
      {(known) => {
        // Live data take precedence: they contain the prices agreed with the customer.
        const products = ids.flatMap((id) => {
          const product = known.find((candidate) => candidate.id === id);
          return product ? [{ ...product, ...live[id] }] : [];
        });
        const missingCount = ids.length - products.length;
        return (
          <>
            {missingCount > 0 && (
              <p className="mb-4 rounded bg-warning-soft p-3">
                {fill(missingCount === 1 ? t.goneOne : t.goneMany, { count: missingCount })}
              </p>
            )}
            {products.length === 0 ? (
              <NothingCompared {...props} />
            ) : (
              <ComparedProducts {...props} products={products} onRemove={onRemove} />
            )}
          </>
        );
      }}
    </LoadedPart>
  );
}

interface ComparedProductsProps extends ComparisonProps {
  products: readonly Product[];
  onRemove: (id: number) => void;
}

function ComparedProducts({ products, onRemove, locale, settings }: ComparedProductsProps) {
  const t = texts[locale];
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  const rows = comparedRows(products);
  const shownRows = showsOnlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  const share = async () => {
    const { shareLink } = await import('../../ui/share-link.ts');
    const outcome = await shareLink(document.title, location.href);
    if (outcome === 'copied') notify(t.copied, 'success');
    if (outcome === 'failed') notify(t.copyFailed, 'warning');
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        {products.length > 1 && (
          <label className="mr-auto flex min-h-11 items-center gap-2.5 font-medium">
            <input
              className="size-5 accent-(--color-brand)"
              type="checkbox"
              checked={showsOnlyDifferences}
              onChange={(event) => setShowsOnlyDifferences(event.target.checked)}
            />
            {t.only}
          </label>
        )}
        {products.length === 1 && <p className="mr-auto">{t.one}</p>}
        <button className="btn btn-light" type="button" onClick={() => void share()}>
          {t.share}
        </button>
        <button className="btn btn-light" type="button" onClick={() => print()}>
          {t.print}
        </button>
      </div>
      <ComparisonTable {...{ products, locale, settings, onRemove }} rows={shownRows} />
      <p className="mt-3" role="status">
        {showsOnlyDifferences && shownRows.length === 0 && t.same}
      </p>
    </>
  );
}
