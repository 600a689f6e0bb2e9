import type { Context } from 'hono';
import { formOf } from '../form.ts';

/** The fields of a form that was sent, their lines broken as in the files. */
export async function sentTexts(c: Context): Promise<(name: string) => string> {
  const field = await formOf(c);
  return (name) => field(name).replaceAll('\r\n', '\n');
}
