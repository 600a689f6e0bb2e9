/** Address of the checkout's additional style sheet. */
export { default as checkoutSheet } from '../styles/checkout.css?url';
