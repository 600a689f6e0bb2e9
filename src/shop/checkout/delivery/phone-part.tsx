import texts from 'texts:checkout/delivery';
import type { Locale } from '../../../domain/shared/common.ts';
import { availablePhone, required } from '../../../domain/validation/rules.ts';
import { FormFrame, TextField } from '../../account/form/form-frame.tsx';
import { problemText } from '../../account/form/problem-text.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { useForm } from '../../account/form/use-form.ts';
import { isPhoneAvailable } from '../../account/profile.ts';
import { saveCustomer } from '../../account/session/customer.ts';

interface Props {
  locale: Locale;
  onDone: () => void;
}

/**
 * The phone number that the driver of a lorry calls; submitted by the button of the delivery step.
 */
export function PhonePart({ locale, onDone }: Props) {
  const t = texts[locale];
  const form = useForm<'mobileNumber'>({
    id: 'checkout-phone',
    locale,
    initial: { mobileNumber: '' },
    rules: () => ({ mobileNumber: [required, availablePhone] }),
    check: async (_, value) =>
      (await isPhoneAvailable(locale, value))
        ? null
        : problemText({ rule: 'availablePhone' }, locale),
    async send({ mobileNumber }) {
      const outcome = await saveCustomer({ mobileNumber: mobileNumber.trim() }, locale);
      if (!outcome.ok) return { text: refusalText(outcome, locale) };
      onDone();
      return null;
    },
  });
  const labels = { mobileNumber: t.phone };
  return (
    <section className="rounded-lg border border-line p-4 md:p-6">
      <FormFrame {...{ form, labels }}>
        <TextField
          {...{ form, name: 'mobileNumber', label: labels.mobileNumber }}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...(t.phoneHint && { hint: t.phoneHint })}
          className="max-w-96"
        />
      </FormFrame>
    </section>
  );
}
