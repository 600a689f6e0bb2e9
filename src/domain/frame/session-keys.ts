/** Keys of cookie and storage that stores and the scripts in the page's head share. */
export const USER_KEY = 'user';
/** Session storage: the page that sign-in comes back to. */
export const SIGN_IN_ROUTE_KEY = 'signInRoute';
/** Session storage: sign-in was asked for by the checkout. */
export const CHECKOUT_LOGIN_KEY = 'checkoutLogin';
/** Session storage: fields that were filled in before a sign-in. */
export const TYPED_KEY = 'typed';
/** Session storage: lines that validation took out of the cart. */
export const UNAVAILABLE_CART_KEY = 'unavailableCart';
/** Session storage: the shopper has read which lines were taken out. */
export const UNAVAILABLE_CART_RESET_KEY = 'unavailableCartReset';
/** Session storage: delivery or pickup as it was chosen before the checkout. */
export const PRESELECTED_SHIPMENT_KEY = 'preselectedShipment';
/** Session storage: a link for a new password was asked for. */
export const PASSWORD_RESET_KEY = 'passwordReset';
