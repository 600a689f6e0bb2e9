/** "Checkout routes set a checkout-login flag before sign-in" (spec 1 §4.1). */
import { flagCheckoutLogin } from '../../stores/checkout-login.ts';

for (const link of document.querySelectorAll('[data-checkout-login]'))
  link.addEventListener('click', () => flagCheckoutLogin(true));
