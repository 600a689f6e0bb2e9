import { useEffect, useMemo, useState } from 'react';
import texts from 'texts:cart/page';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { rememberProducts } from './use-cart.ts';
import { loadRecommendedProducts } from './recommendations.ts';
import { currentCardContext } from '../listing/card-setup.ts';
import { cardsHtml } from '../listing/card-html.ts';

const MAX_PRODUCTS = 4;

interface Props {
  locale: Locale;
  /** Ids of the products in the cart. */
  productIds: readonly number[];
}

/** Products that go with the cart (spec 2 §9, `cart cross sell`); loaded once, on mount. */
export function CrossSell({ locale, productIds }: Props) {
  const [products, setProducts] = useState<ProductSummary[]>([]);
  const last = productIds.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    void loadRecommendedProducts('cart cross sell', last, locale, productIds).then((found) => {
      rememberProducts(found);
      setProducts(found.slice(0, MAX_PRODUCTS));
    });
    // The row does not change with the cart lines, so that nothing shifts while in use.
  }, []);
  const html = useMemo(
    () => (products.length > 0 ? cardsHtml(products, currentCardContext()).html : ''),
    [products],
  );
  if (products.length === 0) return null;
  return (
    <section className="mt-10" data-list="cart cross sell">
      <h2 className="subtitle mb-4">{texts[locale].crossSell}</h2>
      <ul
        className="cards"
        data-added={currentCardContext().texts.added}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
