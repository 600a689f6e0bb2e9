/**
 * Storage keys that stores share with the scripts in the page's head.
 * `USER_KEY`: local storage, the signed-in user.
 */
export const USER_KEY = 'user';
/** Session storage: the page to return to after sign-in. */
export const SIGN_IN_ROUTE_KEY = 'signInRoute';
/** Session storage: the checkout asked for sign-in. */
export const CHECKOUT_LOGIN_KEY = 'checkoutLogin';
/** Session storage: what was typed before a sign-in, to fill in again. */
export const TYPED_FIELDS_KEY = 'typed';
/** Session storage: lines that validation removed from the cart. */
export const UNAVAILABLE_CART_KEY = 'unavailableCart';
/** Session storage: the shopper has dismissed the message about removed lines. */
export const UNAVAILABLE_CART_RESET_KEY = 'unavailableCartReset';
/** Session storage: delivery or pickup, as chosen before the checkout. */
export const PRESELECTED_SHIPMENT_KEY = 'preselectedShipment';
/** Session storage: place and slot of the order that the customer confirmed. */
export const CONFIRMED_DELIVERY_KEY = 'confirmedDelivery';
/** Session storage: a password reset link was requested. */
export const PASSWORD_RESET_KEY = 'passwordReset';
