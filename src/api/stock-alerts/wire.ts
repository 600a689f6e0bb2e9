import { z } from 'zod';

/** The products that an address waits for. */
export const stockAlertsRecord = z.object({
  /** Masked (`p•••@bouw.example`), because a mail with the key may have been forwarded. */
  Email: z.string(),
  Products: z.array(z.object({ Id: z.int(), Name: z.string(), Url: z.string() })),
});

export type StockAlertsRecord = z.infer<typeof stockAlertsRecord>;
