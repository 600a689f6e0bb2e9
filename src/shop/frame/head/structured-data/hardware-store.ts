import type { HolidayTime, Store } from '../../../../domain/store/store.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Closed is written as opening and closing at midnight, as schema.org asks. */
function specialHours({ start, end, open, close, isClosed }: HolidayTime): object {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: start,
    validThrough: end,
    opens: isClosed ? '00:00' : (open ?? '00:00'),
    closes: isClosed ? '00:00' : (close ?? '00:00'),
  };
}

/** schema.org HardwareStore with its usual and its special opening hours. */
export function hardwareStore(store: Store, path: string, siteUrl: string): object {
  const { address, location } = store;
  return {
    '@type': 'HardwareStore',
    '@id': new URL(path, siteUrl).href,
    name: store.name,
    url: new URL(path, siteUrl).href,
    ...(store.image ? { image: new URL(store.image, siteUrl).href } : {}),
    telephone: store.phone,
    email: store.email,
    parentOrganization: { '@id': new URL('/#organization', siteUrl).href },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.houseNumber}`,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    openingHoursSpecification: store.openingTimes.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day - 1]}`,
      opens: open,
      closes: close,
    })),
    specialOpeningHoursSpecification: store.holidayTimes.map(specialHours),
  };
}
