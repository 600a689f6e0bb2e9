import { expect, it, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { templateSpacesPlugin, withoutRegistrations, withoutSpaces } from './integrations.ts';

test('gives each use the initial value of its registration', () => {
  const css =
    '.border{border-style:var(--tw-border-style);border-width:1px}' +
    '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(withoutRegistrations(css)).toBe(
    '.border{border-style:var(--tw-border-style,solid);border-width:1px}',
  );
});

test('leaves uses alone that have a fallback or belong to no registration', () => {
  const css =
    '.a{font-variant-numeric:var(--tw-ordinal, );color:var(--color-ink)}' +
    '@property --tw-ordinal{syntax:"*";inherits:false}';
  expect(withoutRegistrations(css)).toBe(
    '.a{font-variant-numeric:var(--tw-ordinal, );color:var(--color-ink)}',
  );
});

test('drops the layer that stands in for registrations', () => {
  const css =
    '@layer properties{@supports ((not (margin-trim:block))) or (color:rgb(from red r g b)){' +
    '*,:before,:after,::backdrop{--tw-border-style:solid}}}@layer theme{}.a{color:red}';
  expect(withoutRegistrations(css)).toBe('@layer theme{}.a{color:red}');
});

it.each([
  ['<ul> <li> <b>a</b> </li> </ul>', '<ul><li><b>a</b></li></ul>'],
  [
    '<div class="a > b"> <span>x</span> </div> <p>y</p>',
    '<div class="a > b"><span>x</span></div><p>y</p>',
  ],
  [
    '<svg class="icon"> <use href="#x"></use> </svg> tekst',
    '<svg class="icon"><use href="#x"></use></svg> tekst',
  ],
  [
    '<b>2</b> <button> Koop <b>nu</b> </button> <i>!</i>',
    '<b>2</b> <button>Koop <b>nu</b></button> <i>!</i>',
  ],
  ['<p>a <a href="/x"> b </a> c <b> d </b></p>', '<p>a <a href="/x">b</a> c <b>d</b></p>'],
  ['<p> <a> <b> c </b> </a> </p>', '<p><a><b>c</b></a></p>'],
])('drops what is never seen: %s', (text, wanted) => {
  expect(withoutSpaces([text])).toEqual([wanted]);
});

it.each([
  '<b>12,5</b> <small>mm</small>',
  'lees<a href="/x"> verder </a>of <em>niet</em>',
  '<a> verder </a>',
  '<svg></svg><a> verder </a><input>',
  '<label> a </label> <input> <product-gallery> b </product-gallery>',
  '<p-x> a </p-x>',
  '<div> <pre> a </pre> </div>',
  '<p> a </p> <script> b </script>',
])('keeps every space of a line: %s', (text) => {
  expect(withoutSpaces([text])).toEqual([text]);
});

it('sees expressions as what they are: anything', () => {
  const parts = ['<ul', ' class="a"> ', ' ', ' </ul> ', '<b> ', ' </b> '];
  expect(withoutSpaces(parts)).toEqual(['<ul', ' class="a">', ' ', '</ul>', '<b> ', '</b> ']);
});

it('keeps one of the spaces beside an expression that is one', () => {
  const parts = ['<p>a', '\n<a> ', ' </a> b</p>'];
  expect(withoutSpaces(parts, [0])).toEqual(['<p>a', '<a>', '</a> b</p>']);
});

it('reads the templates of a compiled component, one in another', () => {
  const plugin = templateSpacesPlugin();
  const code = plugin.transform.handler.call(
    { parse: (text, options) => parseAst(text, options) },
    'const x = $$render`<ul${a}> <li> ${b && $$render`<p${c}> ${" "} <b> d </b> </p> `} </li> </ul> <script>${e}<\\/script> <p>`',
  );
  expect(code.code).toBe(
    'const x = $$render`<ul${a}><li>${b && $$render`<p${c}>${" "}<b>d</b></p>`}</li></ul><script>${e}<\\/script><p>`',
  );
});
