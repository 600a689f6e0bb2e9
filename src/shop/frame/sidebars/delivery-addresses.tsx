import { useStore } from '@nanostores/react';
import { $user } from '../../account/session/user.ts';
import { AddressChoice } from '../../checkout/delivery/address-choice.tsx';
import { type SidebarProps, useSidebarData } from './context.ts';
import { SignInInvite } from './sidebar-states.tsx';
import { useSheet } from './use-sheet.ts';

/** The address book; choosing an address delivers the order there. */
export default function DeliveryAddresses({ locale, close }: SidebarProps) {
  const user = useStore($user);
  useSheet(useSidebarData().checkoutSheet);
  if (!user) return <SignInInvite icon="truck" of="addresses" />;
  return <AddressChoice locale={locale} close={close} />;
}
