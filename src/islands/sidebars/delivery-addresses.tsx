import { SignInInvite } from './empty.tsx';

/** The addresses to deliver to: they are kept with an account. */
export default function DeliveryAddresses() {
  return <SignInInvite icon="truck" of="addresses" />;
}
