import type { Context } from 'hono';

/** The fields of a form that was sent, as texts; what is not there is empty. */
export async function formOf(c: Context): Promise<(name: string) => string> {
  const body = await c.req.parseBody();
  return (name) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
}
