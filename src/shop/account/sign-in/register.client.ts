/** Registration: the form, resending the confirmation mail, and the way back after sign-in. */
import { cleanEmail } from '../../../domain/shared/pasted-text.ts';
import { isValidEmail, cleanKvkNumber } from '../../../domain/validation/field-formats.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { markField, followForm, formText } from './form.client.ts';
import { passRedirectOn } from './pass-redirect-on.ts';
import { saveRegistrationRoute } from '../session/saved-route.ts';
import { wantedRoute } from '../session/redirect-route.ts';

const returnRoute = wantedRoute();
/** The e-mail address registered last. */
let registered = '';

const access = () => import('../session/account-access.ts');

const form = followForm('register', {
  refusedField: 'email',
  done: () => saveRegistrationRoute(returnRoute),
  async send(values, { elements }) {
    registered = cleanEmail(values['email'] ?? '');
    const text = (name: string) => (values[name] ?? '').trim();
    const newsletter = elements.namedItem('newsletter') as HTMLInputElement | null;
    return (await access()).register(pageLocale(), {
      email: registered,
      password: values['password'] ?? '',
      firstName: text('firstName'),
      middleName: text('middleName'),
      lastName: text('lastName'),
      companyName: text('companyName'),
      kvkNumber: cleanKvkNumber(text('kvkNumber')),
      newsletter: newsletter?.checked ?? false,
    });
  },
});

async function resend(button: HTMLButtonElement): Promise<void> {
  const sentText = document.querySelector<HTMLElement>('[data-resent]');
  button.ariaDisabled = 'true';
  const answer = await (await access()).resendConfirmation(pageLocale(), registered);
  button.ariaDisabled = null;
  if (sentText) sentText.textContent = 'message' in answer ? answer.message : formText(answer.kind);
}

/** Shows at once whether an address already has an account (spec 1 §5, `availableEmail`). */
async function checkEmail(input: HTMLInputElement): Promise<void> {
  const email = cleanEmail(input.value);
  if (!form || !isValidEmail(email)) return;
  const isAvailable = await (await access()).isEmailAvailable(pageLocale(), email);
  const isStillThere = cleanEmail(input.value) === email;
  if (!isAvailable && isStillThere) markField(form, input.name, formText('availableEmail'));
}

const emailField = form?.elements.namedItem('email');
if (emailField instanceof HTMLInputElement) {
  // If the check fails, the registration call reports it.
  emailField.addEventListener('change', () => void checkEmail(emailField).catch(() => {}));
}

passRedirectOn('login');
document
  .querySelector<HTMLButtonElement>('[data-resend]')
  ?.addEventListener('click', ({ currentTarget }) => {
    const button = currentTarget as HTMLButtonElement;
    if (button.ariaDisabled !== 'true') void resend(button);
  });
