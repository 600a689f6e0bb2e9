/** The page that sign-in comes back to: leads on, or tells why it did not succeed. */
import { finishSignIn } from '../../stores/sign-in.ts';

const place = document.querySelector<HTMLElement>('[data-sign-in]');

if (place) {
  const isAnswer = /[?&](code|error)=/.test(location.search);
  const locale = document.documentElement.lang === 'en' ? 'en' : 'nl';
  const reason = isAnswer ? await finishSignIn(locale) : '';
  if (reason !== null) {
    const text = place.querySelector('h1 + p');
    if (text && reason) text.textContent = reason;
    place.dataset.signIn = 'failed';
  }
}
