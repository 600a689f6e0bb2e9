import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a visitor chose. */
export interface Choice {
  storeId: number | null;
  includeVat: boolean;
}

/** What the signed cookie holds. */
export interface SignedVisitor {
  id: string;
  /** The choice of the first write, which no row in the database holds yet. */
  choice: Choice | null;
}

/** Signs and reads visitors: `{id}.{signature}`, or `{id}.{choice}.{signature}`, is the cookie. */
export interface VisitorIds {
  create(): string;
  sign(visitor: SignedVisitor): string;
  /** The visitor of a cookie value; null when it was not signed by us. */
  read(value: string | undefined): SignedVisitor | null;
}

const ID_BYTES = 16;

export function visitorIds(secret: string): VisitorIds {
  const signature = (parts: string) =>
    createHmac('sha256', secret).update(`visitor:${parts}`).digest('base64url');
  const isSigned = (parts: string, given: string) => {
    const [a, b] = [Buffer.from(given), Buffer.from(signature(parts))];
    return a.length === b.length && timingSafeEqual(a, b);
  };
  return {
    create: () => randomBytes(ID_BYTES).toString('base64url'),
    sign({ id, choice }) {
      const parts = choice ? `${id}.${choiceText(choice)}` : id;
      return `${parts}.${signature(parts)}`;
    },
    read(value = '') {
      const [, parts = '', id = '', choice, given = ''] =
        /^(([\w-]{22})(?:\.(\d*[ie]))?)\.([\w-]{43})$/.exec(value) ?? [];
      if (!isSigned(parts, given)) return null;
      return { id, choice: choice === undefined ? null : choiceOf(choice) };
    },
  };
}

/** `12e`: store 12, prices excluding VAT. */
const choiceText = ({ storeId, includeVat }: Choice) => `${storeId ?? ''}${includeVat ? 'i' : 'e'}`;

const choiceOf = (text: string): Choice => ({
  storeId: text.length > 1 ? Number.parseInt(text, 10) : null,
  includeVat: text.endsWith('i'),
});
