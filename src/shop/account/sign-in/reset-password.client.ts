import { routePath } from '../../../routes.ts';
import { endReset } from '../session/password-reset.ts';
import { showSummary, followForm, formText } from './form.client.ts';
import { takeMailedToken } from './mailed-token.client.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

/** Time for which the confirmation shows before sign-in starts, as for a notice (spec 1 §2.4). */
const CONFIRMATION_MS = 3000;

const token = takeMailedToken();
const access = () => import('../session/account-access.ts');

const form = followForm('reset-password', {
  async send({ password = '' }) {
    return (await access()).resetPassword(pageLocale(), token ?? '', password);
  },
  // "Reset-password success shows a translated confirmation and starts login" (spec 1 §4.1).
  done() {
    endReset();
    setTimeout(() => location.assign('/api/auth/bm'), CONFIRMATION_MS);
  },
});

/** An invalid token redirects to home (spec 1 §4.1); if the check fails, submitting reports it. */
async function check(): Promise<void> {
  const answer = token
    ? await (await access()).checkForgotPasswordToken(pageLocale(), token)
    : { kind: 'refused' };
  if (answer.kind === 'refused') location.replace(routePath('index', pageLocale(), ''));
}

if (form) check().catch(() => showSummary(form, formText('failed')));
