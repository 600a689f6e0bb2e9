/** An editor's own settings: password and language. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formOf, field, notice } from './pieces.ts';
import { deskPage, type Html } from './frame.ts';
import { hashPassword, isPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './sign-in.ts';
import type { DeskServices } from './services.ts';
import { clearSession, DESK, SIGN_IN } from './session.ts';
import { deskTexts, type Say } from './texts.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';

type Faults = Partial<Record<'current' | 'next' | 'repeat', string>>;

export function accountRoutes(services: DeskServices): Hono {
  const { editors, sessions, limits, audit, clientAddress, isSecure } = services;
  const app = new Hono();
  app.get('/', (c) => c.html(page(c)));

  app.post('/taal', async (c) => {
    const wanted = (await formOf(c))('locale');
    await editors.setLocale(c.get('editor').id, wanted === 'en' ? 'en' : 'nl');
    return c.redirect(`${DESK}/account`, 303);
  });

  app.post('/wachtwoord', async (c) => {
    const editor = c.get('editor');
    const say = deskTexts(editor.locale);
    const form = await formOf(c);
    const [current, next] = [form('current'), form('next')];
    const faults = faultsOf(say, current, next, form('repeat'));
    if (Object.keys(faults).length > 0) return c.html(page(c, faults), 422);
    // Attempts in an account are counted separately from those at sign-in.
    const device = `account ${editor.id}`;
    const attempt = { name: editor.name, address: clientAddress(c), device };
    const wait = await limits.count(attempt);
    if (wait > 0) {
      const text = say('signIn.wait', { count: Math.ceil(wait / 60) });
      return c.html(page(c, { current: text }), 429, { 'Retry-After': String(wait) });
    }
    const kept = (await editors.byName(editor.name))?.password ?? null;
    if (!(await isPassword(current, kept))) {
      return c.html(page(c, { current: say('account.wrong') }), 422);
    }
    await limits.forgive(attempt);
    await editors.setPassword(editor.id, await hashPassword(next));
    await sessions.endAll(editor.id);
    clearSession(c, isSecure);
    await audit.note({ editor: editor.name, action: 'password' });
    return c.redirect(`${SIGN_IN}?na=wachtwoord&taal=${editor.locale}`, 303);
  });
  return app;
}

function faultsOf(say: Say, current: string, next: string, repeat: string): Faults {
  if (next.length < MIN_PASSWORD_LENGTH)
    return { next: say('account.short', { count: MIN_PASSWORD_LENGTH }) };
  if (next.length > MAX_PASSWORD_LENGTH)
    return { next: say('account.long', { count: MAX_PASSWORD_LENGTH }) };
  if (next === current) return { next: say('account.same') };
  return next === repeat ? {} : { repeat: say('account.differs') };
}

function page(c: Context, faults: Faults = {}): Html {
  const editor = c.get('editor');
  const { locale, name } = editor;
  const say = deskTexts(locale);
  const first = faults.current ?? faults.next ?? faults.repeat;
  const secret = (id: keyof Faults, label: string, autocomplete: string, hint?: string) =>
    field({
      name: id,
      label,
      type: 'password',
      autocomplete,
      error: faults[id],
      ...(hint && { hint }),
    });
  const body = html`<p class="text-muted">${say('account.lead', { name })}</p>
    <section class="desk-card">
      <h2>${say('account.language')}</h2>
      <form method="post" action="${DESK}/account/taal" class="flex flex-wrap gap-2">
        ${LOCALES.map(
          (one) =>
            html`<button
              class="btn btn-light aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
              name="locale"
              value="${one}"
              lang="${one}"
              aria-pressed="${String(one === locale)}"
            >
              ${one === 'nl' ? 'Nederlands' : 'English'}
            </button>`,
        )}
      </form>
    </section>
    <section class="desk-card">
      <h2>${say('account.password')}</h2>
      ${first && notice('warning', first)}
      <form method="post" action="${DESK}/account/wachtwoord" class="desk-form">
        <input type="text" name="username" value="${name}" autocomplete="username" hidden />
        ${secret('current', say('account.current'), 'current-password')}
        ${secret('next', say('account.new'), 'new-password', say('account.passwordHint', { count: MIN_PASSWORD_LENGTH }))}
        ${secret('repeat', say('account.repeat'), 'new-password')}
        <button class="btn btn-secondary">${say('account.submit')}</button>
      </form>
    </section>`;
  return deskPage({ locale, editor, title: say('desk.account'), body });
}
