/** Sign-in at the desk, and the own settings of an editor: password and language. */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { workQueue } from '../../platform/http/limits/work-queue.ts';
import { siteBrand } from '../../../src/brands/site-brand.ts';
import { readForm, field, notice } from './pieces.ts';
import { deskPageView, type Html } from './frame.ts';
import { visitorLocale, deskTexts, type DeskTexts } from './texts.ts';
import type { DeskServices } from './services.ts';
import { clearSession, DESK, safeReturnPath, setSession, SIGN_IN, tokenOf } from './session.ts';
import type { Limit } from '../../platform/http/limits/database-limits.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';

// Passwords of editors: hashed with scrypt; cost and salt are stored with the hash.

/** N = 2^16, r = 8, p = 2: one of OWASP's recommended settings; 64 MB each. */
const SCRYPT_COST = { ln: 16, r: 8, p: 2 };
const MAX_MEMORY_BYTES = 192 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** Hashes one password at a time, because each takes memory and a thread. */
const hashQueue = workQueue({ running: 1, waiting: 20, waitMs: 30_000 });
const newRequester = () => ({ caller: '', signal: new AbortController().signal });

function hashOf(password: string, salt: Buffer, { ln, r, p }: typeof SCRYPT_COST): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY_BYTES };
  // One spelling of letters that Unicode can encode in several ways.
  return hashQueue(
    () => scryptAsync(password.normalize('NFKC'), salt, HASH_BYTES, options),
    newRequester(),
  );
}

/** `scrypt$16$8$2$salt$hash` */
export async function hashPassword(password: string, cost = SCRYPT_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashOf(password, salt, cost);
  const { ln, r, p } = cost;
  return ['scrypt', ln, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * True if the password matches the hash. Without a hash (unknown name) it takes equally long and
 * returns false, so that the time does not reveal names.
 */
export async function matchesHash(password: string, storedHash: string | null): Promise<boolean> {
  const [, ln, r, p, salt, hash] = storedHash?.split('$') ?? [];
  if (!salt || !hash) {
    await hashOf(password, Buffer.alloc(SALT_BYTES), SCRYPT_COST);
    return false;
  }
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const typedHash = await hashOf(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  return typedHash.length === expected.length && timingSafeEqual(typedHash, expected);
}

/** Letters and digits that cannot be mistaken for each other. */
const CODE_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_GROUPS = 4;
const GROUP_LENGTH = 5;

/** `k3nfe-7wqxa-…`: 100 bits, suitable for retyping. */
export function generatePassword(): string {
  const makeGroup = () =>
    Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(
      '',
    );
  return Array.from({ length: CODE_GROUPS }, makeGroup).join('-');
}

interface SignInPage {
  to: string;
  name?: string;
  notice?: Html;
}

export function signInRoutes(services: DeskServices): Hono {
  const { editors, sessions, signInLimits, devices, audit, clientAddress, isSecure } = services;
  const app = new Hono();

  app.get('/aanmelden', async (c) => {
    const returnPath = safeReturnPath(c.req.query('naar'));
    if (await sessions.editorOf(tokenOf(c))) return c.redirect(returnPath, 303);
    const t = deskTexts(visitorLocale(c));
    const noticesByAction = {
      afgemeld: notice('good', t('signIn.signedOut')),
      wachtwoord: notice('good', t('signIn.passwordChanged')),
    }[c.req.query('na') ?? ''];
    return c.html(
      signInView(c, { to: returnPath, ...(noticesByAction && { notice: noticesByAction }) }),
    );
  });

  app.post('/aanmelden', async (c) => {
    const form = await readForm(c);
    const name = form('name').trim();
    const returnPath = safeReturnPath(form('naar'));
    const t = deskTexts(visitorLocale(c));
    const address = clientAddress(c);
    const attempt = { name, address, device: devices.idOf(c, name) };
    const wait = await signInLimits.count(attempt);
    if (wait > 0) {
      const waitNotice = notice('warning', t('signIn.wait', { count: Math.ceil(wait / 60) }));
      return c.html(signInView(c, { to: returnPath, name, notice: waitNotice }), 429, {
        'Retry-After': String(wait),
      });
    }
    const editor = await editors.findByName(name);
    const password = form('password').slice(0, MAX_PASSWORD_LENGTH + 1);
    if (!(await matchesHash(password, editor?.password ?? null)) || !editor) {
      // Only an existing name is logged: the input may be a password in the wrong field.
      await audit.note({ editor: editor?.name ?? '?', action: 'sign-in-refused', detail: address });
      return c.html(
        signInView(c, { to: returnPath, name, notice: notice('warning', t('signIn.wrong')) }),
        401,
      );
    }
    await signInLimits.resetTries(attempt);
    await sessions.end(tokenOf(c));
    setSession(c, await sessions.begin(editor.id), isSecure);
    devices.remember(c, editor.name);
    await audit.note({ editor: editor.name, action: 'sign-in', detail: address });
    return c.redirect(returnPath, 303);
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

function signInView(c: Context, { to, name, notice: shownNotice }: SignInPage): Html {
  const locale = visitorLocale(c);
  const t = deskTexts(locale);
  const otherLocale = locale === 'nl' ? 'en' : 'nl';
  const languageQuery = new URLSearchParams({
    ...(to !== DESK && { naar: to }),
    taal: otherLocale,
  });
  const body = html`<div class="desk-card">
    <p class="text-muted">${t('signIn.lead', { name: siteBrand().name })}</p>
    ${shownNotice}
    <form method="post" action="${SIGN_IN}?taal=${locale}" class="desk-form">
      <input type="hidden" name="naar" value="${to}" />
      ${field({ name: 'name', label: t('signIn.name'), value: name ?? '', autocomplete: 'username' })}
      ${field({ name: 'password', label: t('signIn.password'), type: 'password', autocomplete: 'current-password' })}
      <button class="btn btn-secondary btn-lg justify-self-stretch">${t('signIn.submit')}</button>
    </form>
    <p class="text-muted">${t('signIn.forgotten')}</p>
    <p>
      <a
        class="link"
        href="${SIGN_IN}?${languageQuery}"
        lang="${otherLocale}"
        hreflang="${otherLocale}"
        >${otherLocale === 'en' ? 'English' : 'Nederlands'}</a
      >
    </p>
  </div>`;
  return deskPageView({ locale, editor: null, title: t('signIn.title'), body });
}

/** Limit of forms per editor in five minutes: more than a person sends. */
export const EDITOR_WRITES = { name: 'editor', points: 600, windowS: 5 * 60 };

/** Limits the number of forms an editor's session can send. */
export function limitWrites(limit: Limit): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const { id, locale } = c.get('editor');
    const wait = await limit.consume(String(id));
    if (wait === 0) return next();
    const text = deskTexts(locale)('signIn.wait', { count: Math.ceil(wait / 60) });
    return c.text(text, 429, { 'Retry-After': String(wait) });
  };
}

type PasswordFaults = Partial<Record<'current' | 'next' | 'repeat', string>>;

export function accountRoutes(services: DeskServices): Hono {
  const { editors, sessions, signInLimits, audit, clientAddress, isSecure } = services;
  const app = new Hono();
  app.get('/', (c) => c.html(accountPage(c)));

  app.post('/taal', async (c) => {
    const chosenLocale = (await readForm(c))('locale');
    await editors.setLocale(c.get('editor').id, chosenLocale === 'en' ? 'en' : 'nl');
    return c.redirect(`${DESK}/account`, 303);
  });

  app.post('/wachtwoord', async (c) => {
    const editor = c.get('editor');
    const t = deskTexts(editor.locale);
    const form = await readForm(c);
    const [current, next] = [form('current'), form('next')];
    const faults = passwordFaultsOf(t, current, next, form('repeat'));
    if (Object.keys(faults).length > 0) return c.html(accountPage(c, faults), 422);
    // Counted separately from the attempts at sign-in.
    const device = `account ${editor.id}`;
    const attempt = { name: editor.name, address: clientAddress(c), device };
    const wait = await signInLimits.count(attempt);
    if (wait > 0) {
      const text = t('signIn.wait', { count: Math.ceil(wait / 60) });
      return c.html(accountPage(c, { current: text }), 429, { 'Retry-After': String(wait) });
    }
    const storedHash = (await editors.findByName(editor.name))?.password ?? null;
    if (!(await matchesHash(current, storedHash))) {
      return c.html(accountPage(c, { current: t('account.wrong') }), 422);
    }
    await signInLimits.resetTries(attempt);
    await editors.setPassword(editor.id, await hashPassword(next));
    await sessions.endAll(editor.id);
    clearSession(c, isSecure);
    await audit.note({ editor: editor.name, action: 'password' });
    return c.redirect(`${SIGN_IN}?na=wachtwoord&taal=${editor.locale}`, 303);
  });
  return app;
}

function passwordFaultsOf(
  t: DeskTexts,
  current: string,
  next: string,
  repeat: string,
): PasswordFaults {
  if (next.length < MIN_PASSWORD_LENGTH)
    return { next: t('account.short', { count: MIN_PASSWORD_LENGTH }) };
  if (next.length > MAX_PASSWORD_LENGTH)
    return { next: t('account.long', { count: MAX_PASSWORD_LENGTH }) };
  if (next === current) return { next: t('account.same') };
  return next === repeat ? {} : { repeat: t('account.differs') };
}

function accountPage(c: Context, faults: PasswordFaults = {}): Html {
  const editor = c.get('editor');
  const { locale, name } = editor;
  const t = deskTexts(locale);
  const firstFault = faults.current ?? faults.next ?? faults.repeat;
  const passwordField = (
    id: keyof PasswordFaults,
    label: string,
    autocomplete: string,
    hint?: string,
  ) =>
    field({
      name: id,
      label,
      type: 'password',
      autocomplete,
      error: faults[id],
      ...(hint && { hint }),
    });
  const body = html`<p class="text-muted">${t('account.lead', { name })}</p>
    <section class="desk-card">
      <h2>${t('account.language')}</h2>
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
      <h2>${t('account.password')}</h2>
      ${firstFault && notice('warning', firstFault)}
      <form method="post" action="${DESK}/account/wachtwoord" class="desk-form">
        <input type="text" name="username" value="${name}" autocomplete="username" hidden />
        ${passwordField('current', t('account.current'), 'current-password')}
        ${passwordField('next', t('account.new'), 'new-password', t('account.passwordHint', { count: MIN_PASSWORD_LENGTH }))}
        ${passwordField('repeat', t('account.repeat'), 'new-password')}
        <button class="btn btn-secondary">${t('account.submit')}</button>
      </form>
    </section>`;
  return deskPageView({ locale, editor, title: t('desk.account'), body });
}
