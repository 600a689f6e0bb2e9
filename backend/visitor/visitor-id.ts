import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs and reads visitor ids: `{id}.{signature}` is what the cookie holds. */
export interface VisitorIds {
  create(): string;
  sign(id: string): string;
  /** The id of a cookie value; null when it was not signed by us. */
  read(value: string | undefined): string | null;
}

const ID_BYTES = 16;

export function visitorIds(secret: string): VisitorIds {
  const signature = (id: string) => createHmac('sha256', secret).update(`visitor:${id}`).digest();
  return {
    create: () => randomBytes(ID_BYTES).toString('base64url'),
    sign: (id) => `${id}.${signature(id).toString('base64url')}`,
    read(value) {
      const [id, given, ...rest] = value?.split('.') ?? [];
      if (!id || !given || rest.length > 0 || !/^[\w-]{22}$/.test(id)) return null;
      const expected = signature(id);
      const bytes = Buffer.from(given, 'base64url');
      return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : null;
    },
  };
}
