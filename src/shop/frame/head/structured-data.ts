import { printableWebAddress } from '../../../domain/frame/editor-address.ts';
import type { Crumb } from '../../ui/crumb.ts';
import type { FaqCategory } from '../../../domain/content/content.ts';
import type { HolidayTime, Store } from '../../../domain/store/store.ts';
import type { SiteBrand } from '../../../brands/brands.ts';

/** JSON that is safe inside a script element: `<` is escaped. */
export function jsonText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** schema.org properties that hold URLs. */
const URL_PROPERTIES = new Set(['@id', 'url', 'sameAs', 'image', 'logo', 'item', 'urlTemplate']);

/** JSON-LD as `jsonText`. Values that should be URLs and are not web URLs are left out. */
export function jsonLdText(data: object): string {
  return jsonText(withoutInvalidUrls({ '@context': 'https://schema.org', ...data }) as object);
}

function withoutInvalidUrls(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return URL_PROPERTIES.has(key) ? printableWebAddress(value) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => withoutInvalidUrls(item, key)).filter((item) => item !== undefined);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutInvalidUrls(inner, name)]),
  );
}

/** schema.org BreadcrumbList. The last crumb gets the page's own URL. */
export function breadcrumbList(crumbs: Crumb[], path: string, siteUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href ?? path, siteUrl).href,
    })),
  };
}

/**
 * schema.org FAQPage with all questions of a page; answers keep their HTML, which the type allows.
 */
export function faqPage(categories: FaqCategory[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Closed days have opening and closing time midnight, as schema.org prescribes. */
function specialOpeningHours({ start, end, open, close, isClosed }: HolidayTime): object {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: start,
    validThrough: end,
    opens: isClosed ? '00:00' : (open ?? '00:00'),
    closes: isClosed ? '00:00' : (close ?? '00:00'),
  };
}

/** schema.org HardwareStore with regular and special opening hours. */
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
      dayOfWeek: `https://schema.org/${SCHEMA_DAYS[day - 1]}`,
      opens: open,
      closes: close,
    })),
    specialOpeningHoursSpecification: store.holidayTimes.map(specialOpeningHours),
  };
}

/** schema.org Organization of the shop. */
export function organization(
  brand: SiteBrand,
  siteUrl: string,
  socialLinks: Record<string, string>,
): object {
  return {
    '@type': 'Organization',
    '@id': new URL('/#organization', siteUrl).href,
    name: brand.name,
    url: new URL('/', siteUrl).href,
    logo: new URL(brand.logo, siteUrl).href,
    sameAs: Object.values(socialLinks).filter(printableWebAddress),
  };
}

/** schema.org WebSite with a search action; `searchPath` is the path of the search page. */
export function webSite(
  name: string,
  language: string,
  siteUrl: string,
  homePath: string,
  searchPath: string,
): object {
  return {
    '@type': 'WebSite',
    name,
    inLanguage: language,
    url: new URL(homePath, siteUrl).href,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL(searchPath, siteUrl).href}?SearchTerm={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
