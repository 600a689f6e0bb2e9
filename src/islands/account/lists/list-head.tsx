import { useState } from 'react';
import texts from 'texts:wishlists/detail';
import share from 'texts:wishlists/share';
import type { Wishlist } from '../../../domain/entities/wishlist.ts';
import { Icon } from '../../ui/icon.tsx';
import { DeleteList } from './delete-list.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { RenameList } from './rename-list.tsx';
import { ShareList } from './share-list.tsx';
import { onPlainClick } from './use-list-address.ts';

interface Props extends Pick<ListPageProps, 'locale'> {
  list: Wishlist;
  onChange: (change: Partial<Wishlist>) => void;
  onLeave: () => void;
}

type Panel = 'rename' | 'share' | 'delete';
type Action = Panel | 'print';

/** Prints the page; its barcodes come first, where they can be had. */
const printList = () => void import('./print-codes.ts').catch(() => null).then(() => print());

/** Name of a list, and what can be done with the list as a whole. */
export function ListHead({ locale, list, onChange, onLeave }: Props) {
  const t = texts[locale];
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = () => setPanel(null);
  const press = (name: Action) =>
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
            onClick={() => press(name)}
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

/** Leads back to all lists. */
export function BackLink({ locale, onLeave }: Pick<Props, 'locale' | 'onLeave'>) {
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
