import { expect, it } from 'vitest';
import { emailText } from './page-texts.ts';

it('breaks an address behind its @ and its dots', () => {
  expect(emailText('veilig@hout.example').html).toBe('veilig@<wbr>hout.<wbr>example');
});

it('escapes what stands in it', () => {
  expect(emailText('a&b').html).toBe('a&amp;b');
});
