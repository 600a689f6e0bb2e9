import { useStore } from '@nanostores/react';
import { $user } from '../../stores/user.ts';
import { AddressChoice } from '../checkout/delivery/address-choice.tsx';
import type { SidebarProps } from './context.ts';
import { SignInInvite } from './empty.tsx';

/** The delivery addresses of the address book; the order is delivered to the chosen one. */
export default function DeliveryAddresses({ locale, close }: SidebarProps) {
  const user = useStore($user);
  if (!user) return <SignInInvite icon="truck" of="addresses" />;
  return <AddressChoice locale={locale} close={close} />;
}
