import texts from 'texts:profile/addressForm';
import { cityLine, streetLine } from '../../../domain/account/address-lines.ts';
import type { FoundAddress } from '../../../domain/account/address.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Lookup } from './use-address-lookup.ts';

interface Props {
  lookup: Lookup;
  locale: Locale;
  onChoose: (address: FoundAddress) => void;
}

/** What the look-up of an address answered, read aloud too; several are offered to choose from. */
export function LookupResult({ lookup: { state, found }, locale, onChoose }: Props) {
  const t = texts[locale];
  const [first] = found;
  return (
    <div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {state === 'found' && first
          ? `${t.found} ${streetLine(first)}, ${cityLine(first)}`
          : t[`lookup-${state}`]}
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
