import { useEffect, useRef, useState } from 'react';
import texts from 'texts:profile/addressForm';
import type { FoundAddress } from '../../../domain/account/customer.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { parseHouseNumber, formatHouseNumber } from '../../../domain/validation/house-number.ts';
import { normalisePostcode } from '../../../domain/validation/rules.ts';
import { textIfKnown } from '../../../i18n/fill.ts';
import { lookUpAddresses } from '../profile.ts';
import { cityLine, streetLine } from '../../../domain/account/address.ts';
import { TextField } from '../form/form-frame.tsx';
import type { Form } from '../form/use-form.ts';
import type { AddressField } from './address-values.ts';

const LOOKUP_DELAY_MS = 300;

/** `several`: the customer chooses from `found`. `none`, `unavailable`: manual input. */
interface AddressLookup {
  state: 'idle' | 'busy' | 'found' | 'several' | 'none' | 'unavailable';
  found: FoundAddress[];
}

interface TypedPlace {
  countryCode: string;
  postalCode: string;
  houseNumber: string;
  street: string;
  city: string;
}

const IDLE_LOOKUP: AddressLookup = { state: 'idle', found: [] };

/** Postcode and house number to look up, as one key; null if incomplete or not Dutch. */
function lookupKeyOf({ countryCode, postalCode, houseNumber }: TypedPlace): string | null {
  const postcode = normalisePostcode(postalCode);
  const isComplete = countryCode === 'NL' && postcode && parseHouseNumber(houseNumber);
  return isComplete ? `${postcode}|${houseNumber.trim()}` : null;
}

/**
 * Looks up the address once postcode and house number are complete, and fills in street and city.
 * Manual input is never overwritten; the result is then offered as a suggestion.
 */
function useAddressLookup(
  place: TypedPlace,
  locale: Locale,
  fill: (found: Pick<FoundAddress, 'street' | 'city'>) => void,
): AddressLookup {
  const [lookup, setLookup] = useState<AddressLookup>(IDLE_LOOKUP);
  const query = lookupKeyOf(place);
  const lastQuery = useRef(query);
  const filled = useRef({ street: place.street, city: place.city });
  const now = useRef({ place, fill });
  useEffect(() => {
    now.current = { place, fill };
  });
  useEffect(() => {
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    if (query === null) return setLookup(IDLE_LOOKUP);
    const [postcode = '', houseNumber = ''] = query.split('|');
    const lookUp = async () => {
      setLookup({ state: 'busy', found: [] });
      const found = await lookUpAddresses(locale, postcode, houseNumber).catch(() => null);
      if (lastQuery.current !== query) return;
      if (!found) return setLookup({ state: 'unavailable', found: [] });
      const [first] = found;
      if (!first) return setLookup({ state: 'none', found });
      const { street, city } = now.current.place;
      const isTyped =
        (street && street !== filled.current.street) || (city && city !== filled.current.city);
      const isSame = street === first.street && city === first.city;
      if (isTyped && !isSame) return setLookup({ state: 'several', found });
      // Several addresses at one number (flats): street and city are known, the extension is
      // chosen.
      filled.current = { street: first.street, city: first.city };
      now.current.fill(filled.current);
      setLookup({ state: found.length > 1 ? 'several' : 'found', found });
    };
    const timer = setTimeout(() => void lookUp(), LOOKUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, locale]);
  return lookup;
}

interface LookupResultProps {
  lookup: AddressLookup;
  locale: Locale;
  onChoose: (address: FoundAddress) => void;
}

/** Result of the lookup, announced to screen readers; several results are offered as a choice. */
function LookupResult({ lookup: { state, found }, locale, onChoose }: LookupResultProps) {
  const t = texts[locale];
  const [first] = found;
  return (
    <div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {state === 'found' && first
          ? `${t.found} ${streetLine(first)}, ${cityLine(first)}`
          : textIfKnown(t, `lookup-${state}`)}
      </p>
      {state === 'several' && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {found.map((address) => (
            <li key={streetLine(address)}>
              <button className="btn btn-light" type="button" onClick={() => onChoose(address)}>
                {streetLine(address)}, {address.city}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PlaceFieldsProps {
  form: Form<AddressField>;
  labels: Record<AddressField, string>;
  locale: Locale;
}

/** Postcode, house number, street and city, with a lookup for Dutch addresses. */
export function PlaceFields({ form, labels, locale }: PlaceFieldsProps) {
  const t = texts[locale];
  const { values, set } = form;
  const lookup = useAddressLookup(values, locale, set);
  const isDutch = values.countryCode === 'NL';
  const field = (name: AddressField, rest: object) => (
    <TextField form={form} name={name} label={labels[name]} {...rest} />
  );
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {field('postalCode', {
        ...{ autoComplete: 'postal-code', maxLength: 16, autoCapitalize: 'characters' },
        ...(isDutch && { hint: t.postalCodeHint }),
      })}
      {field('houseNumber', {
        ...{ autoComplete: 'off', maxLength: 20 },
        ...(isDutch && { hint: t.houseNumberHint }),
      })}
      <div className="sm:col-span-2">
        <LookupResult
          lookup={lookup}
          locale={locale}
          onChoose={(found) => {
            const { street, city } = found;
            set({ street, city, houseNumber: formatHouseNumber(found) });
          }}
        />
      </div>
      {field('street', { autoComplete: 'address-line1', maxLength: 100 })}
      {field('city', { autoComplete: 'address-level2', maxLength: 80 })}
    </div>
  );
}

interface ContactFieldsProps {
  /** False if the form asks for the person's name elsewhere. */
  hasNames?: boolean;
  form: Form<AddressField>;
  labels: Record<AddressField, string>;
  locale: Locale;
}

/** Contact person and delivery instructions; all optional. */
export function ContactFields({ form, labels, locale, hasNames = true }: ContactFieldsProps) {
  const t = texts[locale];
  const field = (name: AddressField, rest: object) => (
    <TextField form={form} name={name} label={labels[name]} isOptional {...rest} />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('name', { autoComplete: 'organization', maxLength: 100, hint: t.nameHint })}
      {field('phoneNumber', {
        ...{ type: 'tel', autoComplete: 'tel', maxLength: 30, hint: t.phoneHint },
      })}
      {hasNames && field('firstName', { autoComplete: 'given-name', maxLength: 60 })}
      {hasNames && field('lastName', { autoComplete: 'family-name', maxLength: 80 })}
      {field('memo', { rows: 2, maxLength: 500, hint: t.memoHint, className: 'sm:col-span-2' })}
    </div>
  );
}
