import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { ProductSummary } from '../../domain/entities/product.ts';
import { now } from '../../stores/now.ts';
import { $store } from '../../stores/preferred-store.ts';
import { cardsHtml } from './cards-html.ts';
import { hereOf } from './here.ts';
import type { ListSetup } from './list-setup.ts';

interface Props {
  products: ProductSummary[];
  setup: ListSetup;
}

/** The cards of an answer, by the same function that made those of the static page. */
export const ListCards = memo(function ListCards({ products, setup }: Props) {
  const context = {
    ...setup,
    now: now(),
    here: hereOf(useStore($store), setup),
    href: ({ url }: { url: string }) => setup.productHref.replace('*', encodeURIComponent(url)),
  };
  const { html } = cardsHtml(products, context, setup.banner, 4);
  return (
    <ul
      className="cards"
      data-added={setup.texts.added}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
