import { beforeEach, expect, it, vi } from 'vitest';

const calls = vi.hoisted(() => ({ login: vi.fn(), logout: vi.fn() }));
vi.mock('../../../api/auth/client.ts', () => calls);
const session = vi.hoisted(() => ({ clearSession: vi.fn(), setToken: vi.fn() }));
vi.mock('./session.ts', () => session);
vi.mock('./token.ts', () => ({ currentToken: () => 'token' }));
const assign = vi.fn();
vi.stubGlobal('location', { assign, origin: 'https://shop.example' });
const { signOut } = await import('./sign-in.ts');

beforeEach(() => vi.clearAllMocks());

it.each([
  ['/logout/redirect?state=x', '/logout/redirect?state=x'],
  ['https://issuer.example/end', 'https://issuer.example/end'],
  ['//evil.example/', '/en'],
  ['javascript:alert(1)', '/en'],
  [null, '/en'],
])('signing out goes where the shop says (%s): %s', async (RedirectUrl, next) => {
  calls.logout.mockResolvedValue({ ok: true, data: { RedirectUrl } });
  await signOut('en');
  expect(session.clearSession).toHaveBeenCalledOnce();
  expect(assign.mock.calls).toEqual([[next]]);
});

it('signing out goes home where the shop does not answer', async () => {
  calls.logout.mockResolvedValue({ ok: false, status: 0 });
  await signOut('nl');
  expect(assign.mock.calls).toEqual([['/']]);
});
