/** The cookies page names what the code keeps in the browser, and nothing else (spec 1 §2.1). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Kept in the entry of the history and gone with it, or only set by hand to try out a day. */
const NOT_STORED = ['place', 'mailedToken', 'fake-now'];
/** Set by the library of the sign-in page. */
const OF_PROVIDER = ['_session', '_interaction', '_interaction_resume'];

const WRITES = /(?:local|session)Storage|writeItem|persistentAtom|setCookie\(|document\.cookie/;
const NAMES = [
  /(?:KEY|COOKIE|PREFIX)\w*(?:: \w+)? = '([\w-]+)\.?'/g,
  /persistentAtom[^(]*\(\s*'([\w-]+)'/g,
  // A name with a part that depends: `draft:{contact}:{form}`.
  /keyOf\w* = [^`]{0,160}`([\w-]+)[:.]\$\{/g,
  /\bcookie: '([\w-]+)'/g,
];
/** Names in one object of the script that runs before the first paint. */
const PREFERENCES = /PREFERENCE_KEYS = \{([^}]*)\}/;

function storedByCode(): Set<string> {
  const files = globSync(['src/**/*.{ts,tsx}', 'backend/**/*.ts'])
    .filter((file) => !/\.test\.|\/testing\/|^backend\/desk\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const isAbout = ([file, code]: readonly [string, string]) =>
    WRITES.test(code) ||
    /session-keys|scroll-key|token-expiry|-cookie/.test(file) ||
    code.includes("cookie: '");
  const codes = files.filter(isAbout).map(([, code]) => code);
  const found = codes.flatMap((code) => [
    ...NAMES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name!)),
    ...[...(PREFERENCES.exec(code)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name!),
  ]);
  return new Set([...found, ...OF_PROVIDER].filter((name) => !NOT_STORED.includes(name)));
}

test.each(['nl', 'en'])('the cookies page names everything that the code stores (%s)', (locale) => {
  const text = readFileSync(`backend/content/pages/${locale}/cookies.md`, 'utf8');
  const named = [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
  expect(named.toSorted()).toEqual([...storedByCode()].toSorted());
});
