import { routePath } from '../../../routes.ts';
import { clearRequestedReset } from '../session/password-reset.ts';
import { showErrorSummary, initForm, formText } from './form.client.ts';
import { takeMailedToken } from './mailed-token.client.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

/** Time for which the confirmation shows before sign-in starts, as for a notice (spec 1 §2.4). */
const CONFIRMATION_MS = 3000;

const token = takeMailedToken();
const loadAccessCalls = () => import('../session/account-access.ts');

const form = initForm('reset-password', {
  async send({ password = '' }) {
    return (await loadAccessCalls()).resetPassword(pageLocale(), token ?? '', password);
  },
  // "Reset-password success shows a translated confirmation and starts login" (spec 1 §4.1).
  onDone() {
    clearRequestedReset();
    setTimeout(() => location.assign('/api/auth/bm'), CONFIRMATION_MS);
  },
});

/** An invalid token redirects to home (spec 1 §4.1); if the check fails, submitting reports it. */
async function checkToken(): Promise<void> {
  const answer = token
    ? await (await loadAccessCalls()).checkForgotPasswordToken(pageLocale(), token)
    : { kind: 'refused' };
  if (answer.kind === 'refused') location.replace(routePath('index', pageLocale(), ''));
}

if (form) checkToken().catch(() => showErrorSummary(form, formText('failed')));
