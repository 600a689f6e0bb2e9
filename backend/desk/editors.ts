/** Who may sign in at the desk. */
import type { Kysely } from 'kysely';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Database } from '../db/schema/database.ts';
import type { EditorRole } from '../db/schema/identity.ts';

/** An editor as the desk's pages know one: `c.get('editor')`. */
export interface Editor {
  id: number;
  name: string;
  locale: Locale;
  role: EditorRole;
}

export interface ListedEditor {
  name: string;
  role: EditorRole;
  createdAt: Date;
  /** When somebody last did something under this name; null where nobody is signed in. */
  seenAt: Date | null;
}

const LONGEST_NAME = 60;

/** What names are compared by. */
const keyOf = (name: string) => name.trim().normalize('NFKC').toLowerCase();

export class Editors {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Throws an Error of one sentence where the name is taken or cannot be one. */
  async add(
    name: string,
    password: string,
    now: Date,
    role: EditorRole = 'owner',
  ): Promise<Editor> {
    const shown = name.trim().replace(/\s+/g, ' ');
    if (shown === '' || shown.length > LONGEST_NAME || /\p{Cc}/u.test(shown))
      throw new Error(`A name has 1 to ${LONGEST_NAME} characters.`);
    const added = await this.#db
      .insertInto('editors')
      .values({
        ...{ name: shown, name_key: keyOf(shown), password, role },
        ...{ locale: 'nl', created_at: now },
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning(['id', 'name', 'locale', 'role'])
      .executeTakeFirst();
    if (!added) throw new Error(`There is an editor ${shown} already.`);
    return added;
  }

  /** In order of name. */
  async list(): Promise<ListedEditor[]> {
    const rows = await this.#db
      .selectFrom('editors')
      .leftJoin('desk_sessions', 'editor_id', 'id')
      .select(({ fn }) => ['name', 'role', 'editors.created_at', fn.max('seen_at').as('seen_at')])
      .groupBy('editors.id')
      .orderBy('name_key')
      .execute();
    return rows.map((row) => ({
      name: row.name,
      role: row.role,
      createdAt: row.created_at,
      seenAt: row.seen_at as Date | null,
    }));
  }

  /** Signs them out too. Throws where there is nobody of that name. */
  async remove(name: string): Promise<void> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('editors')
      .where('name_key', '=', keyOf(name))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Error(`There is no editor ${name}.`);
  }

  /** By the name that somebody typed; null: nobody. */
  async byName(name: string): Promise<(Editor & { password: string }) | null> {
    const row = await this.#db
      .selectFrom('editors')
      .select(['id', 'name', 'locale', 'role', 'password'])
      .where('name_key', '=', keyOf(name))
      .executeTakeFirst();
    return row ?? null;
  }

  async setPassword(id: number, password: string): Promise<void> {
    await this.#db.updateTable('editors').set({ password }).where('id', '=', id).execute();
  }

  /** Throws where there is nobody of that name. */
  async setRole(name: string, role: EditorRole): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('editors')
      .set({ role })
      .where('name_key', '=', keyOf(name))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`There is no editor ${name}.`);
  }

  async setLocale(id: number, locale: Locale): Promise<void> {
    await this.#db.updateTable('editors').set({ locale }).where('id', '=', id).execute();
  }
}
