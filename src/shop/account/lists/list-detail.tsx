import { useState } from 'react';
import texts from 'texts:wishlists/detail';
import share from 'texts:wishlists/share';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Wishlist } from '../../../domain/account/wishlists.ts';
import { fill } from '../../../i18n/fill.ts';
import { failureText } from '../../calls/failure-text.ts';
import { notify } from '../../calls/notification.ts';
import { deleteWishlist } from './wishlists.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ListPageProps, onPlainClick } from './use-list-address.ts';
import { RenameList, ShareList } from './list-tools.tsx';
import { routePath } from '../../../routes.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { ListOrder, LineTotal, ProductCell } from './product-cells.tsx';
import { useWishlist, type ListedLine } from './use-wishlist.ts';
import rowTexts from 'texts:wishlists/row';
import { QuantityStepper } from './quantity-stepper.tsx';

interface DeleteListProps {
  locale: Locale;
  list: Wishlist;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Confirmation before deleting a list. */
function DeleteList({ locale, list, onDeleted, onCancel }: DeleteListProps) {
  const t = texts[locale];
  const [fault, setFault] = useState('');
  const remove = async () => {
    const outcome = await deleteWishlist(locale, list.id);
    // Already deleted elsewhere counts as success.
    if (!outcome.ok && outcome.kind !== 'NotFound') {
      setFault(failureText(outcome, t.failed));
      return;
    }
    notify(fill(t.deleted, { name: list.name }), 'success');
    onDeleted();
  };
  return (
    <section className="max-w-xl rounded-lg bg-surface p-4">
      <p className="mb-3 wrap-anywhere">{fill(t.deleteAsk, { name: list.name })}</p>
      <p className="mb-3 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <div className="flex flex-wrap gap-2">
        <button className="btn btn-black" type="button" onClick={() => void remove()}>
          {t.deleteYes}
        </button>
        <button className="btn btn-light" type="button" autoFocus onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </section>
  );
}

interface ListHeadProps extends Pick<ListPageProps, 'locale'> {
  list: Wishlist;
  onChange: (change: Partial<Wishlist>) => void;
  onLeave: () => void;
}

type Panel = 'rename' | 'share' | 'delete';
type Action = Panel | 'print';

/** Prints the page, with barcodes if their code can be loaded. */
const printList = () => void import('./print-codes.ts').catch(() => null).then(() => print());

/** Name of a list, and the actions for the whole list. */
function ListHead({ locale, list, onChange, onLeave }: ListHeadProps) {
  const t = texts[locale];
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = () => setPanel(null);
  const pressAction = (name: Action) =>
    name === 'print' ? printList() : setPanel(panel === name ? null : name);
  const actions: [Action, string | undefined][] = [
    ['rename', t.rename],
    ['share', share[locale].open],
    ['print', t.print],
    ['delete', t.delete],
  ];
  return (
    <div className="grid gap-4">
      <BackLink {...{ locale, onLeave }} />
      <h2 className="subtitle wrap-anywhere">{list.name}</h2>
      <div className="flex flex-wrap gap-2">
        {actions.map(([name, text]) => (
          <button
            key={name}
            className="btn btn-light"
            type="button"
            aria-expanded={name === 'print' ? undefined : panel === name}
            onClick={() => pressAction(name)}
          >
            {text}
          </button>
        ))}
      </div>
      {panel === 'rename' && (
        <RenameList
          {...{ locale, list }}
          onCancel={close}
          onRenamed={(name) => {
            onChange({ name });
            close();
          }}
        />
      )}
      {panel === 'share' && (
        <ShareList
          {...{ locale, list }}
          onShared={(shareKey) => onChange({ shareKey })}
          onClose={close}
        />
      )}
      {panel === 'delete' && (
        <DeleteList {...{ locale, list }} onCancel={close} onDeleted={onLeave} />
      )}
    </div>
  );
}

/** Link back to all lists. */
function BackLink({ locale, onLeave }: Pick<ListHeadProps, 'locale' | 'onLeave'>) {
  return (
    <p>
      <a
        className="link inline-flex min-h-11 items-center gap-1"
        href="?"
        onClick={onPlainClick(onLeave)}
      >
        <Icon name="left" />
        {texts[locale].back}
      </a>
    </p>
  );
}

interface ListDetailProps extends ListPageProps {
  listId: number;
  onLeave: () => void;
}

/** One list: its products with quantities, its total, and its actions. */
export function ListDetail({ listId, onLeave, ...page }: ListDetailProps) {
  const { locale } = page;
  const t = texts[locale];
  const { state, reload, changeLine, changeList } = useWishlist(locale, listId);

  if (state.status === 'missing') {
    return (
      <section className="grid gap-3">
        <BackLink {...{ locale, onLeave }} />
        <h2 className="subtitle">{t.missingTitle}</h2>
        <p>{t.missingText}</p>
      </section>
    );
  }
  if (state.status !== 'ready') {
    const loaded =
      state.status === 'failed'
        ? ({ status: 'failed' } as const)
        : ({ status: 'loading', data: null } as const);
    return (
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={5}>
        {() => null}
      </LoadedPart>
    );
  }
  const { list, lines } = state;
  const current = lines.filter(({ isRemoved }) => !isRemoved);
  return (
    <>
      <ListHead {...{ locale, list, onLeave }} onChange={changeList} />
      {lines.length === 0 ? (
        <section className="mt-6 grid justify-items-start gap-3 rounded-lg bg-surface p-6">
          <h3 className="font-bold">{t.emptyTitle}</h3>
          <p>{t.emptyText}</p>
          <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
            {t.products}
          </a>
        </section>
      ) : (
        <ul className="mt-4 border-t border-line" aria-label={t.items}>
          {lines.map((line) => (
            <ListRow
              key={line.productId}
              {...page}
              line={line}
              onChange={(change) => changeLine(line.productId, change)}
            />
          ))}
        </ul>
      )}
      {current.length > 0 && <ListOrder {...{ locale, name: list.name, lines: current }} />}
    </>
  );
}

interface ListRowProps extends ListPageProps {
  line: ListedLine;
  onChange: (change: Pick<ListedLine, 'quantity' | 'isRemoved'>) => void;
}

/** A product on the customer's own list: can be changed, removed, and restored. */
function ListRow({ line, onChange, ...page }: ListRowProps) {
  const t = rowTexts[page.locale];
  const { product, productId, quantity } = line;
  const name = product?.name ?? fill(t.number, { number: productId });
  const labelWithName = (text: string | undefined) => fill(text ?? '', { name });
  if (line.isRemoved) {
    return (
      <li className="flex min-h-28 flex-wrap items-center justify-between gap-3 border-b border-line py-4">
        <p className="min-w-0 wrap-anywhere" role="status">
          {labelWithName(t.removed)}
        </p>
        <button
          className="btn btn-light"
          type="button"
          autoFocus
          aria-label={`${t.putBack}: ${name}`}
          onClick={() => onChange({ quantity, isRemoved: false })}
        >
          {t.putBack}
        </button>
      </li>
    );
  }
  return (
    <li className="line flex min-h-28 flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line py-4 md:grid md:grid-cols-[1fr_auto_6.5rem_auto]">
      <div className="w-full min-w-0 md:w-auto">
        <ProductCell {...page} {...{ product, productId, quantity }} />
      </div>
      {product ? (
        <QuantityStepper
          locale={page.locale}
          {...{ name, quantity }}
          onQuantity={(next) => onChange({ quantity: next, isRemoved: false })}
        />
      ) : (
        <span />
      )}
      <div className="ms-auto flex items-center justify-end gap-1 md:contents">
        <LineTotal locale={page.locale} {...{ product, quantity }} />
        <button
          className="grid h-11 w-11 place-content-center text-muted hover:text-ink"
          type="button"
          aria-label={labelWithName(t.remove)}
          onClick={() => onChange({ quantity, isRemoved: true })}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
