/** The cookie list names what the code keeps in the browser, and nothing else (spec 1 §2.1). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Kept in the entry of the history and gone with it, or only set by hand to try out a day. */
const NOT_STORED = ['place', 'mailedToken', 'fake-now'];
/** Set by the library of the sign-in page. */
const OF_PROVIDER = ['_session', '_interaction', '_interaction_resume'];

const WRITES = /(?:local|session)Storage|storedAtom|persistentAtom|setCookie\(|document\.cookie/;
const NAMES = [
  /(?:KEY|COOKIE|PREFIX)\w*(?:: \w+)? = '([\w-]+)\.?'/g,
  /(?:storedAtom|persistentAtom)[^(]*\(\s*'([\w-]+)'/g,
  // A name with a part that depends: `draft:{contact}:{form}`.
  /keyOf\w* = [^`]{0,160}`([\w-]+)[:.]\$\{/g,
  /\bcookie: '([\w-]+)'/g,
];
/** Names in one object of the script that runs before the first paint. */
const PREFERENCES = /PREFERENCE_KEYS = \{([^}]*)\}/;

function storedByCode(): Set<string> {
  const files = globSync(['src/**/*.{ts,tsx}', 'backend/**/*.ts'])
    .filter((file) => !/\.test\.|\/testing\/|^backend\/editing\/desk\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const isAbout = ([file, code]: readonly [string, string]) =>
    WRITES.test(code) ||
    /session-keys|scroll-key|token-expiry|-cookie|auth-calls/.test(file) ||
    code.includes("cookie: '");
  const codes = files.filter(isAbout).map(([, code]) => code);
  const found = codes.flatMap((code) => [
    ...NAMES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name!)),
    ...[...(PREFERENCES.exec(code)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name!),
  ]);
  return new Set([...found, ...OF_PROVIDER].filter((name) => !NOT_STORED.includes(name)));
}

/** The first cell of each row of the page's table, without its header. */
const rowsOf = (text: string): string[] =>
  [...text.matchAll(/^\| ([^|]+?) +\|/gm)].slice(2).map(([, cell]) => cell!);

describe.each(
  ['demo/content', 'backend/editing/content/starter'].flatMap((folder) => [
    [`${folder}/pages/nl/cookies`, `${folder}/pages/nl/klantenservice/cookielijst`],
    [`${folder}/pages/en/cookies`, `${folder}/pages/en/customer-service/cookie-list`],
  ]),
)('%s', (...files) => {
  const [page, list] = files.map((file) => readFileSync(`${file}.md`, 'utf8')) as [string, string];

  test('the cookie list names everything that the code stores', () => {
    const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
    expect(named.toSorted()).toEqual([...storedByCode()].toSorted());
  });

  test('every row of the list has its purpose and its duration on the cookies page', () => {
    const [rows, listed] = [rowsOf(page), rowsOf(list)];
    expect(rows.length).toBeGreaterThan(5);
    // The last row lists what needs consent; the page describes that in its text.
    expect(listed.slice(0, -1)).toEqual(rows);
  });
});
