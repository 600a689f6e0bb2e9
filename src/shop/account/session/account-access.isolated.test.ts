import { beforeEach, expect, it, vi } from 'vitest';

const session = vi.hoisted(() => ({ token: 'token' as string | null, clearSession: vi.fn() }));
vi.mock('./session.ts', () => ({ clearSession: session.clearSession, setToken: vi.fn() }));
vi.mock('./token.ts', () => ({ currentToken: () => session.token }));
const calls = vi.hoisted(() => ({ checkForgotPasswordToken: vi.fn(), logout: vi.fn() }));
vi.mock('../../../api/auth/client.ts', () => calls);
const { checkForgotPasswordToken } = await import('./account-access.ts');

const answers = (isDone: boolean) =>
  calls.checkForgotPasswordToken.mockResolvedValue({ ok: true, data: { isDone, message: '' } });

beforeEach(() => {
  vi.clearAllMocks();
  session.token = 'token';
});

it('a valid token for a new password ends the session, here and at the shop', async () => {
  answers(true);
  expect((await checkForgotPasswordToken('nl', 'mailed')).kind).toBe('done');
  expect(calls.logout).toHaveBeenCalledOnce();
  expect(session.clearSession).toHaveBeenCalledOnce();
});

it('an invalid one leaves the session alone, and a valid one has none to end for a visitor', async () => {
  answers(false);
  expect((await checkForgotPasswordToken('nl', 'mailed')).kind).toBe('refused');
  answers(true);
  session.token = null;
  expect((await checkForgotPasswordToken('nl', 'mailed')).kind).toBe('done');
  expect(calls.logout).not.toHaveBeenCalled();
  expect(session.clearSession).not.toHaveBeenCalled();
});
