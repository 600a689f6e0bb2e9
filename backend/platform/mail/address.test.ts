import { describe, expect, it } from 'vitest';
import { mailAddress, maskAddress, maskAddresses } from './address.ts';

describe('an address', () => {
  it.each(['jan@bouw.example', "o'neil+shop@mail.bouw-maat.example", 'a@b.cd'])(
    '%s is accepted',
    (address) => expect(mailAddress.parse(address)).toBe(address),
  );

  it.each([
    'a@b.example\r\nBcc: x@y.example',
    'a@b.example\nBcc: x@y.example',
    'a@b.example\r',
    'a@b.example\n',
    'a@b.example\0',
    'a@b.example, x@y.example',
    'a@b.example;x@y.example',
    'a@b.example x@y.example',
    'Jan <a@b.example>',
    '"a@b.example" <x@y.example>',
    'group: a@b.example;',
    'a@b.example>',
    'a@b.example\u2028',
    'a@[127.0.0.1]',
    'a@localhost',
    'a b@c.example',
    '@b.example',
    'a@',
    '',
    `${'a'.repeat(250)}@b.example`,
  ])('%j is refused', (address) => {
    expect(mailAddress.safeParse(address).success).toBe(false);
  });
});

it('masks an address so that it can be recognised and not read', () => {
  expect(maskAddress('jan.jansen@bouw.example.nl')).toBe('j…@b….nl');
});

it('masks the addresses in the reply of a server', () => {
  const reply = '550 5.1.1 <jan@bouw.example>: unknown; ask postmaster@bouw.example, please';
  expect(maskAddresses(reply)).toBe(
    '550 5.1.1 <j…@b….example>: unknown; ask p…@b….example, please',
  );
});
