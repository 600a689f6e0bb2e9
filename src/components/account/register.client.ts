import { isValidEmail } from '../../domain/validation/email.ts';
import { plainKvkNumber } from '../../domain/validation/form-rules.ts';
import { markField } from './form-faults.client.ts';
import { followForm, formText, pageLocale } from './form.client.ts';

const access = () => import('../../stores/account-access.ts');

const form = followForm('register', {
  refusedField: 'email',
  async send(values, { elements }) {
    const text = (name: string) => (values[name] ?? '').trim();
    const newsletter = elements.namedItem('newsletter') as HTMLInputElement | null;
    return (await access()).register(pageLocale(), {
      email: text('email'),
      password: values['password'] ?? '',
      firstName: text('firstName'),
      middleName: text('middleName'),
      lastName: text('lastName'),
      companyName: text('companyName'),
      kvkNumber: plainKvkNumber(text('kvkNumber')),
      newsletter: newsletter?.checked ?? false,
    });
  },
});

/** Tells at once when an address has an account (spec 1 §5, `availableEmail`). */
async function checkEmail(input: HTMLInputElement): Promise<void> {
  const email = input.value.trim();
  if (!form || !isValidEmail(email)) return;
  const isAvailable = await (await access()).isEmailAvailable(pageLocale(), email);
  const isStillThere = input.value.trim() === email;
  if (!isAvailable && isStillThere) markField(form, input.name, formText('availableEmail'));
}

const emailField = form?.elements.namedItem('email');
if (emailField instanceof HTMLInputElement) {
  // Without an answer the registration itself tells.
  emailField.addEventListener('change', () => void checkEmail(emailField).catch(() => {}));
}
