import { useStore } from '@nanostores/react';
import { $user } from '../../account/session/user.ts';
import { NewAddressForm } from '../../checkout/delivery/new-address-form.tsx';
import { type SidebarProps, useSidebarData } from './context.ts';
import { SignInInvite } from './sidebar-states.tsx';
import { useSheet } from './use-sheet.ts';

/** Adds a delivery address and delivers the order there. */
export default function AddDeliveryAddress({ locale, close }: SidebarProps) {
  const user = useStore($user);
  const { checkoutSheet, countries } = useSidebarData();
  useSheet(checkoutSheet);
  if (!user) return <SignInInvite icon="pin" of="addAddress" />;
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
