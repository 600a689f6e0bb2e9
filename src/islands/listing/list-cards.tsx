import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { ProductSummary } from '../../domain/entities/product.ts';
import { $myBranch } from '../../stores/my-branch.ts';
import { $store } from '../../stores/preferred-store.ts';
import { cardsHere } from './card-setup.ts';
import { cardsHtml } from './cards-html.ts';
import type { ListSetup } from './list-setup.ts';

interface Props {
  products: ProductSummary[];
  setup: Pick<ListSetup, 'banner' | 'texts'>;
  /** Place of the first one in the whole list, from 0. */
  first: number;
}

/** The cards of an answer, by the same function that made those of the static page. */
export const ListCards = memo(function ListCards({ products, setup, first }: Props) {
  useStore($store);
  useStore($myBranch);
  const { html } = cardsHtml(products, cardsHere(), setup.banner, 4);
  return (
    <ul
      className="cards"
      data-first={first}
      data-added={setup.texts.added}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
