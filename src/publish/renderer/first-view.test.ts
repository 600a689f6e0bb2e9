import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  firstViewSheet,
  firstViewStyles,
  neededTokens,
  tokensOf,
  withoutHiddenContent,
} from './first-view.ts';

test.each([
  ['.card', ['.card']],
  ['.card>h2 .price', ['.card', 'h2', '.price']],
  [String.raw`.lg\:p-\[3px\]`, ['.lg:p-[3px]']],
  [String.raw`.\31 2`, ['.12']],
  ['.link:not(.badge,.mark:focus)::before', ['.link']],
  [
    String.raw`.group-open\:underline:is(:where(.group):is([open]) *)`,
    ['.group-open:underline', '.group'],
  ],
  ['details[open]>store-stock[data-way]', ['details', 'store-stock', '[data-way]']],
  ['.notice[hidden]', ['.notice']],
  [':is(.tiles,.rows) span', ['span']],
  ['.btn:is(a)>#top', ['.btn', 'a']],
  [String.raw`.in-data-js\:hidden:where([data-js] *)`, ['.in-data-js:hidden']],
  [String.raw`:where([data-store]) .in-data-store\:hidden`, ['.in-data-store:hidden']],
  ['[data-js] .row', ['.row']],
  ['html[data-vat=excl] .price', ['.price']],
])('%s matches nothing without %j', (selector, tokens) => {
  expect(neededTokens(selector)).toEqual(tokens);
});

const SHEET =
  '@layer theme;@layer components{.card{margin:0}.card:hover{margin:2px}.card .price{color:red}@media (min-width:64em){.card,.row{margin:1px}.row .price{color:blue}}}' +
  '@layer utilities{.flex{display:flex}}@media print{.card{display:none}}@keyframes turn{to{rotate:1turn}}';

test('A page gets the rules that its tokens need, in the order of the sheet', () => {
  const { stylesFor } = firstViewSheet(SHEET);
  expect(`${stylesFor(new Set(['.card', '.flex']))}`).toBe(
    '@layer theme;@layer components{.card{margin:0}@media (min-width:64em){.card,.row{margin:1px}}}@layer utilities{.flex{display:flex}}',
  );
  expect(`${stylesFor(new Set(['.row', '.price']))}`).toBe(
    '@layer theme;@layer components{@media (min-width:64em){.card,.row{margin:1px}.row .price{color:blue}}}',
  );
});

test('Tokens are the elements, attributes and classes of HTML', () => {
  const tokens = tokensOf(
    `<a class="b c" data-x><store-stock class='lg:p-[3px] [&amp;&gt;i]:flex'>`,
  );
  for (const token of ['a', '.b', '.c', '[data-x]', 'store-stock', '.lg:p-[3px]', '.[&>i]:flex'])
    expect(tokens).toContain(token);
  expect(tokens).not.toContain('.p-[3px]');
});

test('What is closed or hidden needs no styles yet', () => {
  expect(
    withoutHiddenContent(
      '<details class="a"><summary>S</summary><details><p>1</p></details></details><ul data-later><ul></ul>2</ul><details open><p>3</p></details><p hidden>4</p><input hidden><i data-hidden>5</i>',
    ),
  ).toBe(
    '<details class="a"><summary>S</details><ul data-later></ul><details open><p>3</p></details><p hidden></p><input hidden><i data-hidden>5</i>',
  );
});

test('The words of texts, classes and values hide nothing', () => {
  for (const html of [
    '<p>A hinge that is hidden >here</p><b>1</b>',
    '<p class="flex hidden lg:block"><b>1</b></p>',
    '<p title="a hidden hinge"><b>1</b></p>',
    '<details open=""><b>1</b></details>',
    '<i data-later="Opens at 7"><b>1</b></i>',
    '<script>x<a hidden ></script><b>1</b>',
  ])
    expect(withoutHiddenContent(html)).toBe(html);
  expect(withoutHiddenContent('<p hidden class="[&>i]:flex"><i>1</i></p><b>2</b>')).toBe(
    '<p hidden class="[&>i]:flex"></p><b>2</b>',
  );
});

test('Only what stands above the link of the sheet decides', () => {
  const files = mkdtempSync(path.join(tmpdir(), 'first-view-'));
  mkdirSync(path.join(files, '_astro'));
  writeFileSync(path.join(files, '_astro/rest.css'), SHEET);
  const page = (styles: string) =>
    `<style>body{}${styles}</style><p class="flex"><link rel="stylesheet" href="/_astro/rest.css" id="rest"><p class="card">`;
  const fill = firstViewStyles(files);
  expect(fill(Buffer.from(page('/*first view*/'))).toString()).toBe(
    page('@layer theme;@layer utilities{.flex{display:flex}}'),
  );
  expect(fill(Buffer.from('<p>No place')).toString()).toBe('<p>No place');
});
