import { SignInInvite } from './empty.tsx';

/** Puts a product on a list: lists are kept with an account. */
export default function ProductFavorites() {
  return <SignInInvite icon="heart" of="productLists" />;
}
