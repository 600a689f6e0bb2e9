import { formatNumber } from '../../domain/money.ts';
import { slug } from '../../domain/slug.ts';
import { FACET_VALUES } from '../../domain/shown-facets.ts';
import type { ListedFacet, ListSetup } from './list-setup.ts';

interface Props extends Pick<ListedFacet, 'label' | 'values'> {
  setup: ListSetup;
}

/** The brands of a list where they are ways to go on, not filters of it. */
export function BrandLinks({ label, values, setup: { links, locale } }: Props) {
  return (
    <nav aria-label={label}>
      <b>{label}</b>
      {values.slice(0, FACET_VALUES).map(({ value, label: text, count }) => (
        <a className="check" key={value} href={links.brand.replace('*', slug(value))}>
          <span>{text ?? value}</span>
          <small>{formatNumber(count, locale)}</small>
        </a>
      ))}
    </nav>
  );
}
