import { type ZodType, z } from 'zod';
import type { SayMail } from './texts.ts';

/** Body of a mail: HTML and plain text are both made from it. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'note'; text: string };

export interface MailContent {
  /** Subject and heading. */
  subject: string;
  /** Name to greet; empty: a greeting without one. */
  name: string;
  blocks: MailBlock[];
}

/** Turns values (checked by `values`) into content, in the language of `say`. Texts are not HTML. */
export interface MailTemplate<Values> {
  values: ZodType<Values>;
  content(say: SayMail, values: Values): MailContent;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });

// Values that several templates have.

/** A link of the shop. */
export const link = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).max(2_000);

/** A moment, ISO 8601. */
export const moment = z.iso.datetime();

/** The addressee's first name as the customer typed it; empty where it is not known. */
export const name = z.string().max(200);
