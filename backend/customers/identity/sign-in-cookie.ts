import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignInChecks } from './relying-party.ts';

export const SIGN_IN_COOKIE = 'sign-in';
/** Time limit of a sign-in, in seconds. */
export const SIGN_IN_LIFE_S = 60 * 60;

const checksSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
});

/** The cookie that binds a sign-in to the browser that started it. */
export function signInCookie(secret: string) {
  const signature = (text: string) =>
    createHmac('sha256', secret).update(`sign-in:${text}`).digest();
  return {
    write({ state, nonce, codeVerifier, redirectUri }: SignInChecks): string {
      const text = Buffer.from(
        JSON.stringify({ state, nonce, codeVerifier, redirectUri }),
      ).toString('base64url');
      return `${text}.${signature(text).toString('base64url')}`;
    },
    /** Null for a value with an invalid signature. */
    read(value: string | undefined): SignInChecks | null {
      const [text, given, ...rest] = value?.split('.') ?? [];
      if (!text || !given || rest.length > 0) return null;
      const [expected, bytes] = [signature(text), Buffer.from(given, 'base64url')];
      if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null;
      const parsed = checksSchema.safeParse(
        JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown,
      );
      return parsed.success ? parsed.data : null;
    },
  };
}

export type SignInCookie = ReturnType<typeof signInCookie>;
