import { useStore } from '@nanostores/react';
import { $cartLines } from '../../stores/cart.ts';
import { $user } from '../../stores/user.ts';
import { addCartToWishlists } from '../../stores/wishlists.ts';
import { type SidebarProps, useHref, useTexts } from './context.ts';
import { SidebarEmpty, SignInInvite } from './empty.tsx';
import { ListsPart } from './lists-part.tsx';

/** Puts the whole cart on lists of the customer; a visitor signs in first, and comes back here. */
export default function CartFavorites({ locale, close }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const isSignedIn = useStore($user) !== undefined;
  const lines = useStore($cartLines);
  if (!isSignedIn) return <SignInInvite icon="heart" of="cartLists" />;
  if (lines.length === 0) {
    return (
      <SidebarEmpty icon="cart" title={t('lists.cartEmptyTitle')} text={t('lists.cartEmptyText')}>
        <a className="btn btn-secondary" href={to('account-favourites')}>
          {t('lists.all')}
        </a>
      </SidebarEmpty>
    );
  }
  return (
    <>
      <p className="bg-surface p-4">{t('lists.cart', { count: lines.length })}</p>
      <ListsPart
        {...{ locale, close }}
        productId={null}
        save={(listIds) => addCartToWishlists(locale, listIds, lines)}
      />
    </>
  );
}
