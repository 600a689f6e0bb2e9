import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STARTER_CONTENT } from '../../editing/content/load-content.ts';
import { filesBelow } from '../../editing/content/read-files.ts';
import { runContentCommand } from './content.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const root = testFolder();

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const source = { DATA_DIR: path.join(root, 'data') };
  const code = await runContentCommand(argv, source, (line) => void lines.push(line));
  return { code, lines };
};

it('takes a folder over where no shop has run yet, and gives it back', async () => {
  const dir = path.join(root, 'out');
  expect(await run('export', dir)).toEqual({
    code: 1,
    lines: ['There is no content yet: start the shop once, or import a folder.'],
  });
  const files = filesBelow(STARTER_CONTENT);
  const first = await run('import', STARTER_CONTENT);
  expect(first.code).toBe(0);
  expect(first.lines.at(-1)).toBe(`Imported: ${files.length} new, 0 changed, 0 removed.`);
  expect((await run('export', dir)).code).toBe(0);
  expect(filesBelow(dir)).toEqual(files);

  // Only what it knows is taken away, and only where that is asked for.
  writeFileSync(path.join(dir, 'README.txt'), 'Ours.');
  writeFileSync(path.join(dir, 'faq', 'old.yaml'), 'x');
  await run('export', dir);
  expect(filesBelow(dir)).toContain('faq/old.yaml');
  expect((await run('export', dir, '--remove')).lines[0]).toBe('- faq/old.yaml');
  expect(filesBelow(dir)).toContain('README.txt');

  const pay = path.join(dir, 'pages/nl/klantenservice/betalen.md');
  writeFileSync(pay, readFileSync(pay, 'utf8').replace('title:', 'titel:'));
  const refused = await run('import', dir);
  expect(refused.code).toBe(1);
  expect(refused.lines).toContain(
    '! pages/nl/klantenservice/betalen.md:3: Unrecognized key: "titel"',
  );
  expect(refused.lines.at(-1)).toMatch(/^Nothing was imported: \d+ faults\.$/);
}, 120_000);

it.each([
  ['no folder', ['export'], 'Name one folder.'],
  ['two folders', ['import', 'a', 'b'], 'Name one folder.'],
  ['a folder that is not there', ['import', path.join(root, 'none')], 'no such file or directory'],
])(
  'says what is wrong with %s',
  async (_what, argv, text) => {
    const { code, lines } = await run(...argv);
    expect([code, lines.join()]).toEqual([1, expect.stringContaining(text)]);
  },
  60_000,
);
