/** The bytes of pictures that editors brought, in the database, where all processes find them. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

/** Each is at most 2,400 pixels wide and high: together some hundreds of megabytes. */
export const MAX_PICTURES = 2_000;

/** The name of a picture: it is another where a byte is. */
export const pictureId = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);

export async function addPicture(db: Kysely<Database>, id: string, bytes: Buffer): Promise<void> {
  await db
    .insertInto('content_pictures')
    .values({ id, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePicture(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('content_pictures').where('id', '=', id).execute();
}

/** Null where there is none. */
export async function pictureBytes(db: Kysely<Database>, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('content_pictures')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

export async function hasPicture(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_pictures')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
