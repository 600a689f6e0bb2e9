/** Address of the style sheet that the checkout has besides the site's. */
export { default as checkoutSheet } from '../styles/checkout.css?url';
