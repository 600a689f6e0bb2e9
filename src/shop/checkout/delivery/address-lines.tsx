import { cityLine, streetLine } from '../../../domain/account/address.ts';
import { type AddressInput, fullName } from '../../../domain/account/customer.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { countryName } from '../../account/profile/country-names.ts';

interface Props {
  address: Omit<AddressInput, 'type'>;
  locale: Locale;
}

/** An address in postal format. */
export function AddressLines({ address, locale }: Props) {
  const { name, countryCode } = address;
  const lines = [
    name,
    fullName({ ...address, middleName: '' }),
    streetLine(address),
    cityLine(address),
    countryCode === 'NL' ? '' : countryName(countryCode, locale),
  ].filter(Boolean);
  return (
    <address className="wrap-anywhere not-italic">
      {lines.map((line, i) => (
        <span key={i} className={i === 0 ? 'block font-bold' : 'block'}>
          {line}
        </span>
      ))}
    </address>
  );
}
