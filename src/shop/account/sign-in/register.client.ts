/** Registration: the form, resending the confirmation mail, and the way back after sign-in. */
import { cleanEmail } from '../../../domain/shared/pasted-text.ts';
import { isValidEmail, cleanKvkNumber } from '../../../domain/validation/field-formats.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { showFieldError, initForm, formText } from './form.client.ts';
import { passRedirectOn } from './pass-redirect-on.ts';
import { saveRegistrationRoute } from '../session/saved-route.ts';
import { routeAfterSignIn } from '../session/redirect-route.ts';

const returnRoute = routeAfterSignIn();
/** The e-mail address registered last. */
let registeredEmail = '';

const loadAccessCalls = () => import('../session/account-access.ts');

const form = initForm('register', {
  refusedField: 'email',
  onDone: () => saveRegistrationRoute(returnRoute),
  async send(values, { elements }) {
    registeredEmail = cleanEmail(values['email'] ?? '');
    const valueOf = (name: string) => (values[name] ?? '').trim();
    const newsletter = elements.namedItem('newsletter') as HTMLInputElement | null;
    return (await loadAccessCalls()).register(pageLocale(), {
      email: registeredEmail,
      password: values['password'] ?? '',
      firstName: valueOf('firstName'),
      middleName: valueOf('middleName'),
      lastName: valueOf('lastName'),
      companyName: valueOf('companyName'),
      kvkNumber: cleanKvkNumber(valueOf('kvkNumber')),
      newsletter: newsletter?.checked ?? false,
    });
  },
});

async function resendConfirmationMail(button: HTMLButtonElement): Promise<void> {
  const sentText = document.querySelector<HTMLElement>('[data-resent]');
  button.ariaDisabled = 'true';
  const answer = await (await loadAccessCalls()).resendConfirmation(pageLocale(), registeredEmail);
  button.ariaDisabled = null;
  if (sentText) sentText.textContent = 'message' in answer ? answer.message : formText(answer.kind);
}

/** Shows at once whether an address already has an account (spec 1 §5, `availableEmail`). */
async function checkEmail(input: HTMLInputElement): Promise<void> {
  const email = cleanEmail(input.value);
  if (!form || !isValidEmail(email)) return;
  const isAvailable = await (await loadAccessCalls()).isEmailAvailable(pageLocale(), email);
  const isStillThere = cleanEmail(input.value) === email;
  if (!isAvailable && isStillThere) showFieldError(form, input.name, formText('availableEmail'));
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
    if (button.ariaDisabled !== 'true') void resendConfirmationMail(button);
  });
