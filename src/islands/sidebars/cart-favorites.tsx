import { SignInInvite } from './empty.tsx';

/** Puts the whole cart on a list: lists are kept with an account. */
export default function CartFavorites() {
  return <SignInInvite icon="heart" of="cartLists" />;
}
