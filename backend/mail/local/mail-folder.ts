import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { OutgoingMail } from '../outgoing-mail.ts';

export interface StoredMail {
  /** Name of its file without `.eml`. */
  name: string;
  date: Date;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** `20261121T120000000Z-17.eml`: in the order of time, and the same for each attempt. */
export function mailFileName({ date, messageId }: OutgoingMail): string {
  const time = date.toISOString().replace(/[-:.]/g, '');
  return `${time}-${messageId.replace(/\W+/g, '-').replace(/^-|-$/g, '')}.eml`;
}

/** The newest mails of a folder, newest first; none where there is no folder. */
export async function listMail(folder: string, limit: number): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -4));
  const newest = names.sort().reverse().slice(0, limit);
  const mails = await Promise.all(newest.map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

/** One mail; null where there is no file of that name. */
export async function readMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!/^[\w-]+$/.test(name)) return null;
  const bytes = await readFile(join(folder, `${name}.eml`)).catch(() => null);
  if (bytes === null) return null;
  const { date, to, subject, html, text } = await PostalMime.parse(bytes);
  return {
    name,
    date: new Date(date ?? 0),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
  };
}
