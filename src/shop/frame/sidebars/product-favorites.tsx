import { useStore } from '@nanostores/react';
import { $user } from '../../account/session/user.ts';
import { chooseWishlists } from '../../account/lists/wishlists.ts';
import type { SidebarProps } from './context.ts';
import { SignInInvite } from './sidebar-states.tsx';
import { ListsPart } from './lists-part.tsx';
import { ProductLine } from './product-line.tsx';
import { useProduct } from './use-product.ts';

/** Adds a product to the customer's lists; a visitor signs in first and returns here. */
export default function ProductFavorites({ attrs, locale, close }: SidebarProps) {
  const product = useProduct(attrs);
  const isSignedIn = useStore($user) !== undefined;
  const productId = Number(attrs['product']);
  const isProduct = Number.isInteger(productId) && productId > 0;
  return (
    <>
      {isProduct && <ProductLine product={product} />}
      {isProduct && isSignedIn ? (
        <ListsPart
          {...{ locale, productId, close }}
          save={(listIds) => chooseWishlists(locale, productId, listIds)}
        />
      ) : (
        <SignInInvite icon="heart" of="productLists" />
      )}
    </>
  );
}
