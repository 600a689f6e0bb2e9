import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '..');
const IMPORT = /from '(texts:(\w+)(?:\/(\w+))?)'/g;

const typeOf = (file: string, part: string | undefined) =>
  part === undefined ? `LocaleFiles['${file}']` : `Section<'${file}', '${part}'>`;

/** TypeScript has no pattern for the names of modules that could tell the section of each. */
it('declares the sections that code in the browser imports (`vitest -u` renews the file)', async () => {
  const imports = globSync('**/*.{ts,tsx}', { cwd: SRC })
    .filter((file) => !file.startsWith('i18n/'))
    .flatMap((file) => [...readFileSync(path.join(SRC, file), 'utf8').matchAll(IMPORT)]);
  const modules = new Map(imports.map(([, id = '', file = '', part]) => [id, typeOf(file, part)]));
  const declarations = [...modules].toSorted().map(
    ([id, type]) => `declare module '${id}' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').${type}>;
  export default texts;
}
`,
  );
  const head =
    '/** The sections of the locale files in all languages (`src/publish/bundle/client-modules.ts`). */\n';
  await expect(head + declarations.join('')).toMatchFileSnapshot('client-texts.d.ts');
});
