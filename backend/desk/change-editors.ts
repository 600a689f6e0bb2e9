import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema/database.ts';
import { EDITOR_ROLES } from '../db/schema/identity.ts';
import { Audit } from './audit.ts';
import { Editors, type ListedEditor } from './editors.ts';
import { Sessions } from './sessions.ts';

/** What the command line asks; passwords come hashed (`passwords.ts`). */
export const editorChangeSchema = z.discriminatedUnion('do', [
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

const BY = 'command line';

/** Answers who may sign in afterwards. Throws an Error of one sentence where it cannot be done. */
export async function changeEditors(
  db: Kysely<Database>,
  change: EditorChange,
  now: () => Date,
): Promise<ListedEditor[]> {
  const editors = new Editors(db);
  const audit = new Audit(db, now);
  if (change.do === 'add') {
    const { name } = await editors.add(change.name, change.password, now(), change.role);
    await audit.note({ editor: BY, action: 'editor-added', subject: name, detail: change.role });
  } else if (change.do === 'role') {
    await editors.setRole(change.name, change.role);
    await audit.note({
      ...{ editor: BY, action: 'editor-role', subject: change.name, detail: change.role },
    });
  } else if (change.do === 'remove') {
    await editors.remove(change.name);
    await audit.note({ editor: BY, action: 'editor-removed', subject: change.name });
  } else if (change.do === 'password') {
    const editor = await editors.byName(change.name);
    if (!editor) throw new Error(`There is no editor ${change.name}.`);
    await editors.setPassword(editor.id, change.password);
    await new Sessions(db, now).endAll(editor.id);
    await audit.note({ editor: BY, action: 'password', subject: editor.name });
  }
  return editors.list();
}
