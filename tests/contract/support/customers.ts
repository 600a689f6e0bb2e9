/** Customers of the backend under test: made in its database, so only where it is our own. */

export interface TestCustomer {
  token: string;
  email: string;
  customerId: number;
  /** An address of this customer. */
  addressId: number;
  /** An order of this customer, and its invoice. */
  orderId: number;
  invoiceId: number;
}

/** The password of every test customer. */
export const PASSWORD = 'Geheim1';

type SignUp = () => Promise<TestCustomer>;

let current: SignUp | null = null;

export function setSignUp(signUp: SignUp): void {
  current = signUp;
}

/** False against an API elsewhere: nobody can be signed in there. */
export const CAN_SIGN_IN = !process.env['CONTRACT_BASE_URL'];

/** Makes a customer and signs it in. */
export function signUp(): Promise<TestCustomer> {
  if (!current) throw new Error('No customers can be made at the backend under test.');
  return current();
}
