/** Signing in and out. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { siteBrand } from '../../src/brands/site-brand.ts';
import { formOf } from './form.ts';
import { deskPage, type Html } from './frame.ts';
import { visitorLocale } from './locale.ts';
import { LONGEST_PASSWORD, isPassword } from './passwords.ts';
import { field, notice } from './pieces.ts';
import type { DeskServices } from './services.ts';
import { clearSession, DESK, placeOf, setSession, SIGN_IN, tokenOf } from './session.ts';
import { deskTexts } from './texts.ts';

interface Shown {
  to: string;
  name?: string;
  said?: Html;
}

export function signInRoutes(services: DeskServices): Hono {
  const { editors, sessions, limits, devices, audit, clientAddress, isSecure } = services;
  const app = new Hono();

  app.get('/aanmelden', async (c) => {
    const to = placeOf(c.req.query('naar'));
    if (await sessions.editorOf(tokenOf(c))) return c.redirect(to, 303);
    const say = deskTexts(visitorLocale(c));
    const after = {
      afgemeld: notice('good', say('signIn.signedOut')),
      wachtwoord: notice('good', say('signIn.passwordChanged')),
    }[c.req.query('na') ?? ''];
    return c.html(page(c, { to, ...(after && { said: after }) }));
  });

  app.post('/aanmelden', async (c) => {
    const form = await formOf(c);
    const name = form('name').trim();
    const to = placeOf(form('naar'));
    const say = deskTexts(visitorLocale(c));
    const address = clientAddress(c);
    const attempt = { name, address, device: devices.idOf(c, name) };
    const wait = await limits.count(attempt);
    if (wait > 0) {
      const said = notice('warning', say('signIn.wait', { count: Math.ceil(wait / 60) }));
      return c.html(page(c, { to, name, said }), 429, { 'Retry-After': String(wait) });
    }
    const editor = await editors.byName(name);
    const password = form('password').slice(0, LONGEST_PASSWORD + 1);
    if (!(await isPassword(password, editor?.password ?? null)) || !editor) {
      // What was typed is kept only where it is a name: it may be a password in the wrong field.
      await audit.note({ editor: editor?.name ?? '?', action: 'sign-in-refused', detail: address });
      return c.html(page(c, { to, name, said: notice('warning', say('signIn.wrong')) }), 401);
    }
    await limits.forgive(attempt);
    await sessions.end(tokenOf(c));
    setSession(c, await sessions.begin(editor.id), isSecure);
    devices.remember(c, editor.name);
    await audit.note({ editor: editor.name, action: 'sign-in', detail: address });
    return c.redirect(to, 303);
  });

  app.post('/afmelden', async (c) => {
    const editor = await sessions.editorOf(tokenOf(c));
    await sessions.end(tokenOf(c));
    clearSession(c, isSecure);
    if (editor) await audit.note({ editor: editor.name, action: 'sign-out' });
    return c.redirect(`${SIGN_IN}?na=afgemeld${editor ? `&taal=${editor.locale}` : ''}`, 303);
  });
  return app;
}

function page(c: Context, { to, name, said }: Shown): Html {
  const locale = visitorLocale(c);
  const say = deskTexts(locale);
  const other = locale === 'nl' ? 'en' : 'nl';
  const again = new URLSearchParams({ ...(to !== DESK && { naar: to }), taal: other });
  const body = html`<div class="desk-card">
    <p class="muted">${say('signIn.lead', { name: siteBrand().name })}</p>
    ${said}
    <form method="post" action="${SIGN_IN}?taal=${locale}" class="desk-form">
      <input type="hidden" name="naar" value="${to}" />
      ${field({ name: 'name', label: say('signIn.name'), value: name ?? '', autocomplete: 'username' })}
      ${field({ name: 'password', label: say('signIn.password'), type: 'password', autocomplete: 'current-password' })}
      <button class="btn btn-secondary btn-lg">${say('signIn.submit')}</button>
    </form>
    <p class="muted">${say('signIn.forgotten')}</p>
    <p>
      <a class="link" href="${SIGN_IN}?${again}" lang="${other}" hreflang="${other}"
        >${other === 'en' ? 'English' : 'Nederlands'}</a
      >
    </p>
  </div>`;
  return deskPage({ locale, editor: null, title: say('signIn.title'), body });
}
