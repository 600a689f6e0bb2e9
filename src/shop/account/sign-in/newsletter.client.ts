/** Newsletter: the sign-up form, and the subscription identified by a mailed link. */
import type { NewsletterSubscription } from '../../../domain/account/customer.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { initForm, formText } from './form.client.ts';
import { takeMailedToken } from './mailed-token.client.ts';

type Step = 'check' | 'confirm' | 'end';

const loadNewsletterCode = () => import('../newsletter.ts');

initForm('newsletter', {
  refusedField: 'email',
  async send(values) {
    return (await loadNewsletterCode()).subscribe(pageLocale(), (values['email'] ?? '').trim());
  },
});

const section = document.querySelector<HTMLElement>('[data-own-subscription]');
const mailedKey = takeMailedToken();

async function takeStep(section: HTMLElement, step: Step, key: string): Promise<void> {
  const busy = section.querySelector<HTMLElement>('[data-busy]');
  const failed = section.querySelector<HTMLElement>('[data-failed]');
  if (failed) failed.hidden = true;
  section.ariaBusy = 'true';
  const answer = await loadNewsletterCode()
    .then(({ changeSubscription }) => changeSubscription(pageLocale(), step, key))
    .catch(() => null);
  section.ariaBusy = null;
  if (busy) busy.hidden = true;
  if (answer === null || answer === 'unknown') {
    if (!failed) return;
    failed.textContent =
      answer === null ? (failed.dataset['failed'] ?? '') : formText('noSubscription');
    failed.hidden = false;
    return;
  }
  showSubscription(section, answer);
  // The pressed button is now hidden, so keyboard focus moves to the section.
  if (step !== 'check') section.focus();
}

function showSubscription(section: HTMLElement, { state, email }: NewsletterSubscription): void {
  for (const part of section.querySelectorAll<HTMLElement>('[data-state]')) {
    part.hidden = part.dataset['state'] !== state;
    const text = part.querySelector<HTMLElement>('[data-text]');
    if (text) text.textContent = fill(text.dataset['text'] ?? '', { email });
  }
}

if (section && mailedKey) {
  section.hidden = false;
  void takeStep(section, 'check', mailedKey);
  // Needs a button press, since mail scanners follow links.
  section.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step]');
    if (button && section.ariaBusy !== 'true')
      void takeStep(section, button.dataset['step'] as Step, mailedKey);
  });
}
