import { useCallback } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import { notify } from '../../stores/notification.ts';
import { listsToChoose, type SaveLists } from '../../stores/wishlist-choice.ts';
import { LoadedPart } from '../account/loaded-part.tsx';
import { useLoaded } from '../account/use-loaded.ts';
import { useTexts } from './context.ts';
import { ListChoice } from './list-choice.tsx';

interface Props {
  locale: Locale;
  /** The product that goes on lists; null for the cart. */
  productId: number | null;
  save: SaveLists;
  close: () => void;
}

/** Loads the customer's lists, lets choose from them, and tells what was saved. */
export function ListsPart({ locale, productId, save, close }: Props) {
  const t = useTexts();
  const load = useCallback(() => listsToChoose(locale, productId), [locale, productId]);
  const { loaded, reload } = useLoaded(load);
  const onSaved = (names: string[]) => {
    const all = new Intl.ListFormat(locale).format(names.map((name) => `‘${name}’`));
    notify(names.length > 0 ? t('lists.added', { names: all }) : t('lists.removed'), 'success');
    close();
  };
  return (
    <div className={loaded.status === 'ready' ? undefined : 'p-4'}>
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale}>
        {({ lists, chosen }) => (
          <ListChoice {...{ locale, lists, chosen, save, onSaved }} needsOne={productId === null} />
        )}
      </LoadedPart>
    </div>
  );
}
