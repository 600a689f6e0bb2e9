import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { pageFiles, readPage } from '../support/site.ts';
import { isThorough } from '../support/thorough.ts';

/** Pages of a kind are alike: of each this many, always the same ones. `ALL_PAGES=1` validates each. */
const OF_A_KIND = 60;
/** When it is to be thorough: of all other pages each. */
const PRODUCTS_OF_A_LANGUAGE = 100;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React prints void elements, `checked=""` and `autoComplete` its own way: all valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // The style sheet keeps a telephone number on one line, and it copies as it was written.
    'tel-non-breaking': 'off',
    // The names of products are as long as they are.
    'long-title': 'off',
    // HTML allows an id to begin with a digit, as numbered headings do.
    'valid-id': ['error', { relaxed: true }],
  },
  // Astro puts the style of its islands into the body.
  elements: ['html5', { style: { flow: true } }],
});

/** Those that share the first part of their address: `product`, `en/products`, `klantenservice`. */
const kindOf = (file: string) => /^(en\/)?[^/]+/.exec(file)![0];

function sample(): string[] {
  const files = pageFiles();
  if (process.env['ALL_PAGES']) return files;
  return [...Map.groupBy(files, kindOf)].flatMap(([kind, all]) => {
    if (isThorough && !/^(en\/)?product$/.test(kind)) return all;
    const most = isThorough ? PRODUCTS_OF_A_LANGUAGE : OF_A_KIND;
    const every = Math.max(1, Math.floor(all.length / most));
    return all.filter((_, index) => index % every === 0);
  });
}

/** Parts of the work, so that both workers take their share. */
const PARTS = 8;

for (let part = 0; part < PARTS; part++) {
  test(`the markup of the pages is valid (${part + 1}/${PARTS})`, async () => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    const files = sample().filter((_, index) => index % PARTS === part);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const report = await validator.validateString(readPage(file), file);
      for (const { messages } of report.results) {
        for (const { ruleId, message, line, column } of messages) {
          problems.push(`${file}:${line}:${column} ${ruleId} ${message}`);
        }
      }
      if (problems.length > 20) break;
    }
    expect(problems.slice(0, 20)).toEqual([]);
  });
}
