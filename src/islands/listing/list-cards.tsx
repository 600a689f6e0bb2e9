import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { ProductSummary } from '../../domain/entities/product.ts';
import type { SearchResult } from '../../domain/entities/search.ts';
import { $myBranch } from '../../stores/my-branch.ts';
import { $store } from '../../stores/preferred-store.ts';
import { cardsHere } from './card-setup.ts';
import { cardsHtml } from './cards-html.ts';
import type { ListSetup } from './list-setup.ts';

interface CardsProps {
  products: ProductSummary[];
  setup: Pick<ListSetup, 'texts'>;
  /** Stands among the cards. */
  banner: ListSetup['banner'];
  /** Place of the first one in the whole list, from 0. */
  first: number;
}

/** Cards by the same function that made those of the static page. */
const Cards = memo(function Cards({ products, setup, banner, first }: CardsProps) {
  useStore($store);
  useStore($myBranch);
  const { html } = cardsHtml(products, cardsHere(), banner, 4);
  return (
    <ul
      className="cards"
      data-first={first}
      data-added={setup.texts.added}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

interface Props {
  result: Pick<SearchResult, 'products' | 'exactCount' | 'total'>;
  setup: Pick<ListSetup, 'banner' | 'texts'>;
  /** Place of the first product in the whole list, from 0. */
  first: number;
}

/** The cards of an answer; a heading separates exact matches from those that come close. */
export const ListCards = memo(function ListCards({ result, setup, first }: Props) {
  const { products, exactCount, total } = result;
  const { banner, texts } = setup;
  if (exactCount === products.length) return <Cards {...{ products, setup, banner, first }} />;
  const exact = products.slice(0, exactCount);
  const close = products.slice(exactCount);
  return (
    <>
      {exact.length > 0 && <Cards products={exact} {...{ setup, banner, first }} />}
      <h2 className="list-close">{total === 0 ? texts.noExact : texts.alsoClose}</h2>
      <Cards
        products={close}
        setup={setup}
        banner={exact.length > 0 ? null : banner}
        first={first + exact.length}
      />
    </>
  );
});
