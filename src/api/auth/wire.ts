import { z } from 'zod';

/** The answer of the login call: a token, or why there is none. */
export const loginRecord = z.object({
  Token: z.string().nullable(),
  Message: z.string().nullable(),
});

export const logoutRecord = z.object({
  /** Where the browser goes next; null: home. */
  RedirectUrl: z.string().nullable(),
});

/** What became of an operation, with a text for the shopper. */
export const outcomeRecord = z.object({ Success: z.boolean(), Message: z.string() });

export type LoginRecord = z.infer<typeof loginRecord>;
export type LogoutRecord = z.infer<typeof logoutRecord>;
export type OutcomeRecord = z.infer<typeof outcomeRecord>;
