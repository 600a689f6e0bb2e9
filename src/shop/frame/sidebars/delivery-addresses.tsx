import { useStore } from '@nanostores/react';
import { $user } from '../../account/session/user.ts';
import { AddressChoice } from '../../checkout/delivery/address-choice.tsx';
import { NewAddressForm } from '../../checkout/delivery/new-address-form.tsx';
import { type SidebarProps, useSidebarData } from './context.ts';
import { SignInInvite } from './sidebar-states.tsx';
import { useEffect } from 'react';

/** Adds a style sheet to the page, unless present. */
function useStyleSheet(href: string): void {
  useEffect(() => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  }, [href]);
}

/** The address book; choosing an address delivers the order there. */
export function CheckoutSidebarDeliveryAddresses({ locale, close }: SidebarProps) {
  const user = useStore($user);
  useStyleSheet(useSidebarData().checkoutSheet);
  if (!user) return <SignInInvite icon="truck" textSection="addresses" />;
  return <AddressChoice locale={locale} close={close} />;
}

/** Adds a delivery address and delivers the order there. */
export function CheckoutSidebarAddDeliveryAddress({ locale, close }: SidebarProps) {
  const user = useStore($user);
  const { checkoutSheet, countries } = useSidebarData();
  useStyleSheet(checkoutSheet);
  if (!user) return <SignInInvite icon="pin" textSection="addAddress" />;
  return (
    <div className="p-4">
      <NewAddressForm
        id="sidebar-address"
        {...{ locale, countries }}
        onDone={close}
        onCancel={close}
      />
    </div>
  );
}
