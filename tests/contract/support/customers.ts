/** Customers of the backend under test: made in its database, so only where it is our own. */

export interface TestCustomer {
  token: string;
  email: string;
  customerId: number;
  /** An address of this customer. */
  addressId: number;
  /** An empty, shared wishlist of this customer. */
  wishlistId: number;
  shareKey: string;
  /** A saved search of this customer. */
  savedSearchId: number;
  /** What lies in the cart of this customer, a product of the small goods. */
  cartProductId: number;
  /** The key of a shared cart. */
  cartShareKey: string;
  /** A coupon for everybody. */
  couponId: number;
  couponCode: string;
  /** An order of this customer, and its invoice. */
  orderId: number;
  /** The key of the page that thanks for the order. */
  orderKey: string;
  invoiceId: number;
  /** The key of a subscription to the newsletter. */
  newsletterKey: string;
  /** The key of an address that waits for a product. */
  alertKey: string;
}

/** The password of every test customer. */
export const PASSWORD = 'Geheim1';

/** What a call's input is made of; only calls for customers need one who exists. */
export const NOBODY: TestCustomer = {
  ...{ token: '', email: 'nobody@bouw.example', customerId: 0, addressId: 1 },
  ...{ orderId: 1, orderKey: 'A'.repeat(22), invoiceId: 1 },
  ...{ cartProductId: 1, cartShareKey: 'A'.repeat(22), couponId: 1, couponCode: 'X' },
  savedSearchId: 1,
  ...{ wishlistId: 1, shareKey: 'A'.repeat(22), newsletterKey: 'A'.repeat(22) },
  alertKey: 'A'.repeat(22),
};

type SignUp = (at?: Date) => Promise<TestCustomer>;

let current: SignUp | null = null;

export function setSignUp(signUp: SignUp): void {
  current = signUp;
}

/** False against an API elsewhere: nobody can be signed in there. */
export const CAN_SIGN_IN = !process.env['CONTRACT_BASE_URL'];

/** Makes a customer and signs it in; `at`: when, so that its token may have expired. */
export function signUp(at?: Date): Promise<TestCustomer> {
  if (!current) throw new Error('No customers can be made at the backend under test.');
  return current(at);
}
