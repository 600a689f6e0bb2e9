import texts from 'texts:profile/password';
import { useState } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { forgotPassword } from '../../../stores/account-access.ts';
import { Section } from '../section.tsx';

/** A new password is chosen through a link in a mail, as for who forgot it. */
export function PasswordSection({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = texts[locale];
  const [told, setTold] = useState<{ text: string; isDone: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const answer = await forgotPassword(locale, customer.email);
    const text = 'message' in answer ? answer.message : t[answer.kind];
    setTold({ text: text ?? '', isDone: answer.kind === 'done' });
    setBusy(false);
  };
  return (
    <Section title={t.title ?? ''}>
      <p className="mb-4 text-muted">{t.text}</p>
      <button
        className="btn btn-light"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || send())}
      >
        {t.send}
      </button>
      <p
        role="status"
        className={told?.isDone ? 'mt-3 text-positive empty:mt-0' : 'mt-3 text-discount empty:mt-0'}
      >
        {told?.text}
      </p>
    </Section>
  );
}
