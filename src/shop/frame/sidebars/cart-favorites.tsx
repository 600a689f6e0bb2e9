import { useStore } from '@nanostores/react';
import { $user } from '../../account/session/user.ts';
import { addCartToWishlists } from '../../account/lists/wishlists.ts';
import { useCart } from '../../cart/use-cart.ts';
import { type SidebarProps, useHref, useSidebarData, useTexts } from './context.ts';
import { SidebarEmpty, SignInInvite, CartFailedNote, SidebarSkeleton } from './sidebar-states.tsx';
import { ListsPart } from './lists-part.tsx';

/** Adds the whole cart to the customer's lists; a visitor signs in first and returns here. */
export default function CartFavorites({ locale, close }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const isSignedIn = useStore($user) !== undefined;
  const { cart, status, reload } = useCart(useSidebarData().costs);
  if (!isSignedIn) return <SignInInvite icon="heart" of="cartLists" />;
  if (status === 'failed') return <CartFailedNote onRetry={reload} />;
  if (!cart) return <SidebarSkeleton text={t('shell.loading')} />;
  // Newly added lines have no product until the API has responded.
  const lines = cart.lines
    .filter(({ product, id }) => product !== null || id < 0)
    .map(({ productId, quantity }) => ({ productId, quantity }));
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
