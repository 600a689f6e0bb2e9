import type { SidebarProps } from './context.ts';
import { SignInInvite } from './empty.tsx';
import { ProductLine } from './product-line.tsx';
import { useProduct } from './use-product.ts';

/** Puts a product on a list: lists are kept with an account. */
export default function ProductFavorites({ attrs }: SidebarProps) {
  const product = useProduct(attrs);
  return (
    <>
      {attrs['product'] && <ProductLine product={product} />}
      <SignInInvite icon="heart" of="productLists" />
    </>
  );
}
