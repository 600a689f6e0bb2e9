import { parseArgs } from 'node:util';
import { parseEnv } from '../../../src/env.ts';
import { EDITOR_ROLES, type EditorRole } from '../../platform/db/schema/customers.ts';
import { type Print, runSubcommand, withDatabase } from './command-line.ts';
import { runningShopAddress, changeEditorsOfRunningShop } from '../running.ts';
import { changeEditors, type EditorChange, type ListedEditor } from '../../editing/desk/editors.ts';
import {
  hashPassword,
  MAX_PASSWORD_LENGTH,
  generatePassword,
  MIN_PASSWORD_LENGTH,
} from '../../editing/desk/sign-in.ts';

const USAGE = `Usage (also while the shop runs):
  editor add NAME        lets somebody sign in at /redactie; asks for a password, or makes one
                         (--role owner: everything, the default; editor: content and assortment;
                         orders: orders and customers)
  editor role NAME --role ROLE
                         lets them do more or less
  editor password NAME   gives them another password, and signs them out
  editor remove NAME     signs them out and lets them in no more
  editor list            who may sign in`;

/** Prompts for a password without echo; null without a terminal. */
export type AskPassword = (question: string) => Promise<string | null>;

/** Runs a sub-command; prints the result and returns the exit code. */
export function runEditorCommand(
  argv: readonly string[],
  source: NodeJS.ProcessEnv,
  print: Print,
  askPassword: AskPassword,
): Promise<number> {
  const change = async (edit: EditorChange): Promise<Pick<ListedEditor, 'name' | 'role'>[]> => {
    const env = parseEnv(source);
    return (
      (await changeEditorsOfRunningShop(env.DATA_DIR, edit)) ??
      (await withDatabase(env, ({ db }) => changeEditors(db, edit, () => new Date())))
    );
  };
  const setPasswordCommand = (what: 'add' | 'password') => async (args: string[]) => {
    const { name, role = 'owner' } = nameAndRoleOf(args);
    const { password, isMade } = await newPassword(askPassword);
    const hash = await hashPassword(password);
    await change({
      ...(what === 'add' ? { do: what, role } : { do: what }),
      ...{ name, password: hash },
    });
    print(`${name} may sign in at ${deskAddress(source)}.`);
    if (isMade) print(`Password: ${password}`);
    return 0;
  };
  return runSubcommand(
    argv,
    {
      add: setPasswordCommand('add'),
      password: setPasswordCommand('password'),
      async role(args) {
        const { name, role } = nameAndRoleOf(args);
        if (!role) throw new Error(`Say the role: --role ${EDITOR_ROLES.join(' | ')}.`);
        await change({ do: 'role', name, role });
        print(`${name} has the role ${role}.`);
        return 0;
      },
      async remove(args) {
        const { name } = nameAndRoleOf(args);
        await change({ do: 'remove', name });
        print(`${name} may no longer sign in.`);
        return 0;
      },
      async list() {
        const editors = await change({ do: 'list' });
        if (editors.length === 0) print('Nobody yet: npm run editor -- add NAME');
        for (const { name, role } of editors) print(`${name} (${role})`);
        return 0;
      },
    },
    USAGE,
    print,
  );
}

/** Address of the running shop, unless its public address is set: its port may vary. */
function deskAddress(source: NodeJS.ProcessEnv): string {
  const { DATA_DIR, SITE_URL } = parseEnv(source);
  const shop = (!source['SITE_URL'] && runningShopAddress(DATA_DIR)) || SITE_URL;
  return `${shop.replace(/\/$/, '')}/redactie`;
}

function nameAndRoleOf(args: string[]): { name: string; role: EditorRole | undefined } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const name = positionals.join(' ').trim();
  if (name === '') throw new Error('Say the name of the editor.');
  const role = EDITOR_ROLES.find((one) => one === values.role);
  if (values.role !== undefined && !role)
    throw new Error(`--role must be ${EDITOR_ROLES.join(', ')} (it is "${values.role}").`);
  return { name, role };
}

async function newPassword(
  askPassword: AskPassword,
): Promise<{ password: string; isMade: boolean }> {
  const password = await askPassword(
    `Password (${MIN_PASSWORD_LENGTH} characters or more; none: one is made): `,
  );
  if (!password) return { password: generatePassword(), isMade: true };
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new Error(`A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`);
  if ((await askPassword('Once more: ')) !== password) throw new Error('The two are not the same.');
  return { password, isMade: false };
}
