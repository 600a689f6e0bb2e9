/** Manages the accounts of the desk. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { type EditorRole, EDITOR_ROLES } from '../../platform/db/schema/customers.ts';
import { Audit } from './audit.ts';
import { Sessions } from './session.ts';
import { Hono } from 'hono';
import { command, requireInternal } from '../../platform/http/handled-call.ts';

/** `POST /api/internal/editors`: `npm run editor` calls this on a running shop. */
export function editorRoutes(db: Kysely<Database>, token: string, now: () => Date): Hono {
  const app = new Hono();
  app.use(requireInternal(token));
  app.post(
    '/',
    command(editorChangeSchema, (change) => changeEditors(db, change, now)),
  );
  return app;
}

/** The signed-in editor: `c.get('editor')`. */
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
  /** Last activity of this editor; null if not signed in now. */
  seenAt: Date | null;
}

const MAX_NAME_LENGTH = 60;

/** The normalised name, for comparison. */
const nameKeyOf = (name: string) => name.trim().normalize('NFKC').toLowerCase();

export class Editors {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Throws an Error with a readable message if the name is taken or invalid. */
  async add(
    name: string,
    password: string,
    now: Date,
    role: EditorRole = 'owner',
  ): Promise<Editor> {
    const shownName = name.trim().replace(/\s+/g, ' ');
    if (shownName === '' || shownName.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(shownName))
      throw new Error(`A name has 1 to ${MAX_NAME_LENGTH} characters.`);
    const added = await this.#db
      .insertInto('editors')
      .values({
        ...{ name: shownName, name_key: nameKeyOf(shownName), password, role },
        ...{ locale: 'nl', created_at: now },
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning(['id', 'name', 'locale', 'role'])
      .executeTakeFirst();
    if (!added) throw new Error(`There is an editor ${shownName} already.`);
    return added;
  }

  /** Sorted by name. */
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

  /** Removes an editor and ends the editor's sessions. Throws if there is no such editor. */
  async remove(name: string): Promise<void> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('editors')
      .where('name_key', '=', nameKeyOf(name))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Error(`There is no editor ${name}.`);
  }

  /** Finds an editor by typed name; null if there is none. */
  async findByName(name: string): Promise<(Editor & { password: string }) | null> {
    const row = await this.#db
      .selectFrom('editors')
      .select(['id', 'name', 'locale', 'role', 'password'])
      .where('name_key', '=', nameKeyOf(name))
      .executeTakeFirst();
    return row ?? null;
  }

  async setPassword(id: number, password: string): Promise<void> {
    await this.#db.updateTable('editors').set({ password }).where('id', '=', id).execute();
  }

  /** Throws if there is no such editor. */
  async setRole(name: string, role: EditorRole): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('editors')
      .set({ role })
      .where('name_key', '=', nameKeyOf(name))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`There is no editor ${name}.`);
  }

  async setLocale(id: number, locale: Locale): Promise<void> {
    await this.#db.updateTable('editors').set({ locale }).where('id', '=', id).execute();
  }
}

/** Changes that `npm run editor` may ask for; passwords come hashed (`sign-in.ts`). */
const editorChangeSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('add'),
    name: z.string(),
    password: z.string(),
    role: z.enum(EDITOR_ROLES),
  }),
  z.object({ do: z.literal('role'), name: z.string(), role: z.enum(EDITOR_ROLES) }),
  z.object({ do: z.literal('password'), name: z.string(), password: z.string() }),
  z.object({ do: z.literal('remove'), name: z.string() }),
  z.object({ do: z.literal('list') }),
]);
export type EditorChange = z.infer<typeof editorChangeSchema>;

const COMMAND_LINE = 'command line';

/**
 * Applies a change, and returns the list of editors after it. Throws an Error with a readable
 * message if the change is not possible.
 */
export async function changeEditors(
  db: Kysely<Database>,
  change: EditorChange,
  now: () => Date,
): Promise<ListedEditor[]> {
  const editors = new Editors(db);
  const audit = new Audit(db, now);
  if (change.do === 'add') {
    const { name } = await editors.add(change.name, change.password, now(), change.role);
    await audit.note({
      editor: COMMAND_LINE,
      action: 'editor-added',
      subject: name,
      detail: change.role,
    });
  } else if (change.do === 'role') {
    await editors.setRole(change.name, change.role);
    await audit.note({
      ...{ editor: COMMAND_LINE, action: 'editor-role', subject: change.name, detail: change.role },
    });
  } else if (change.do === 'remove') {
    await editors.remove(change.name);
    await audit.note({ editor: COMMAND_LINE, action: 'editor-removed', subject: change.name });
  } else if (change.do === 'password') {
    const editor = await editors.findByName(change.name);
    if (!editor) throw new Error(`There is no editor ${change.name}.`);
    await editors.setPassword(editor.id, change.password);
    await new Sessions(db, now).endAll(editor.id);
    await audit.note({ editor: COMMAND_LINE, action: 'password', subject: editor.name });
  }
  return editors.list();
}
