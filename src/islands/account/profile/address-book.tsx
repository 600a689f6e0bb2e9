import texts from 'texts:profile/addresses';
import { useEffect, useRef, useState } from 'react';
import type { Address } from '../../../domain/entities/address.ts';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { readDraft } from '../../../stores/draft.ts';
import { lateCode } from '../../ui/late-code.ts';
import { LateLoadedPart } from '../late-loaded-part.tsx';
import { Section } from '../section.tsx';
import { AddressCard } from './address-card.tsx';
import { addressFormId } from './address-form-id.ts';

const FORM = lateCode(() => import('./address-form.tsx'));

/** Id of the address that is being changed, `new` for one more; null: none. */
type Edited = number | 'new' | null;

function draftOf(addresses: readonly Address[]): Edited {
  if (readDraft(addressFormId(null))) return 'new';
  return addresses.find(({ id }) => readDraft(addressFormId(id)))?.id ?? null;
}

interface Props {
  customer: Customer;
  locale: Locale;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
}

/** The addresses of the customer: delivery addresses, building sites, and where invoices go. */
export function AddressBook({ customer, locale, countries }: Props) {
  const t = texts[locale];
  const { addresses } = customer;
  const [edited, setEdited] = useState<Edited>(() => draftOf(addresses));
  const last = useRef<Edited>(edited);
  const place = useRef<HTMLDivElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const edit = (next: Edited) => {
    // A draft that opens by itself leaves the focus where it is.
    setTakesFocus(true);
    setEdited(next);
  };
  // The focus goes back to the button once a form closes.
  useEffect(() => {
    if (edited === null && last.current !== null) {
      place.current?.querySelector<HTMLElement>(`[data-edit="${last.current}"]`)?.focus();
    }
    last.current = edited;
  }, [edited]);
  const form = (address: Address | null) => (
    <LateLoadedPart code={FORM} locale={locale} rows={5}>
      {({ AddressForm }) => (
        <AddressForm
          {...{ address, locale, countries, takesFocus }}
          close={() => setEdited(null)}
        />
      )}
    </LateLoadedPart>
  );
  const title = addresses.length > 0 ? `${t.title} (${addresses.length})` : (t.title ?? '');
  return (
    <div ref={place} className="xl:col-span-2">
      <Section
        title={title}
        action={
          edited !== 'new' && (
            <button
              className="btn btn-secondary"
              type="button"
              data-edit="new"
              onClick={() => edit('new')}
            >
              {t.add}
            </button>
          )
        }
      >
        {edited === 'new' && (
          <div className="mb-6 rounded-lg bg-surface p-4 md:p-6">{form(null)}</div>
        )}
        {addresses.length === 0 && edited !== 'new' && <p className="text-muted">{t.none}</p>}
        <ul className="grid items-stretch gap-4 md:grid-cols-2 xl:grid-cols-3">
          {addresses.map((address) =>
            address.id === edited ? (
              <li key={address.id} className="col-span-full rounded-lg bg-surface p-4 md:p-6">
                {form(address)}
              </li>
            ) : (
              <AddressCard
                key={address.id}
                address={address}
                locale={locale}
                onEdit={() => edit(address.id)}
              />
            ),
          )}
        </ul>
      </Section>
    </div>
  );
}
