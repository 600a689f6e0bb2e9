import { SignInInvite } from './empty.tsx';

/** A new delivery address: addresses are kept with an account. */
export default function AddDeliveryAddress() {
  return <SignInInvite icon="pin" of="addAddress" />;
}
