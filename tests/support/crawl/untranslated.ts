import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'public/locales/nl';

/** Names of the text files, and the first parts of the keys in them. */
const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
const firstParts = new Set(
  files.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8')) as object),
  ),
);

const PREFIXED = new RegExp(`\\b(${files.join('|')}):[a-z][\\w-]*(\\.[\\w-]+)*`);
const BARE = /^([a-z]\w*)(\.[\w-]+)+$/;
const UNFILLED = /\{\s*\w+\s*\}/;

/**
 * The texts that are a key of a text (`cart:page.title`; without its file where the library gives
 * the key back), or hold a placeholder that nobody filled.
 */
export function untranslated(texts: readonly string[]): string[] {
  return texts.filter((text) => {
    const bare = BARE.exec(text.trim());
    return PREFIXED.test(text) || UNFILLED.test(text) || (bare && firstParts.has(bare[1]!));
  });
}
