import texts from 'texts:profile/addresses';
import { useEffect, useRef, useState } from 'react';
import type { Address } from '../../../domain/entities/address.ts';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { readDraft } from '../../../stores/draft.ts';
import { Section } from '../section.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm, addressFormId } from './address-form.tsx';

/** Id of the address that is being changed, `new` for one more; null: none. */
type Edited = number | 'new' | null;

function draftOf(addresses: readonly Address[]): Edited {
  if (readDraft(addressFormId(null))) return 'new';
  return addresses.find(({ id }) => readDraft(addressFormId(id)))?.id ?? null;
}

/** The addresses of the customer: delivery addresses, building sites, and where invoices go. */
export function AddressBook({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = texts[locale];
  const { addresses } = customer;
  const [edited, setEdited] = useState<Edited>(() => draftOf(addresses));
  const last = useRef<Edited>(edited);
  const place = useRef<HTMLDivElement>(null);
  // The focus goes into a form that opens, and back to the button once it closes.
  useEffect(() => {
    if (last.current === edited) return;
    const selector = edited === null ? `[data-edit="${last.current}"]` : 'form select';
    place.current?.querySelector<HTMLElement>(selector)?.focus();
    last.current = edited;
  }, [edited]);
  const form = (address: Address | null) => (
    <AddressForm address={address} locale={locale} close={() => setEdited(null)} />
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
              onClick={() => setEdited('new')}
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
                onEdit={() => setEdited(address.id)}
              />
            ),
          )}
        </ul>
      </Section>
    </div>
  );
}
