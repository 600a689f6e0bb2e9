import { expect, it } from 'vitest';
import { withoutSpaces } from './template-spaces.ts';

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
])('drops what is never seen: %s', (text, wanted) => {
  expect(withoutSpaces([text])).toEqual([wanted]);
});

it.each([
  '<b>12,5</b> <small>mm</small>',
  'lees <a href="/x"> verder </a> of <em>niet</em>',
  '<label> a </label> <input> <product-gallery> b </product-gallery>',
  '<p-x> a </p-x>',
  '<div> <pre> a </pre> </div>',
  '<p> a </p> <script> b </script>',
])('keeps every space of a line: %s', (text) => {
  expect(withoutSpaces([text])).toEqual([text]);
});

it('sees expressions as what they are: anything', () => {
  const parts = ['<ul', ' class="a"> ', ' ', ' </ul> ', '<b> ', ' </b> '];
  expect(withoutSpaces(parts)).toEqual(['<ul', ' class="a">', ' ', '</ul>', '<b> ', ' </b> ']);
});
