import { expect, it } from 'vitest';
import { HTML_FIELDS, sanitise, sanitiseFields } from './sanitise.ts';

it('keeps what editors write and drops what could run', () => {
  expect(sanitise('<p>Balken & latten <strong>C24</strong></p>')).toBe(
    '<p>Balken &amp; latten <strong>C24</strong></p>',
  );
  expect(sanitise('<p><code>locale</code></p>')).toBe('<p><code>locale</code></p>');
  expect(sanitise('<a href="javascript:x()" onclick="x()">a</a><script>x()</script>')).toBe(
    '<a>a</a>',
  );
  expect(sanitise('<a href="//evil.example">a</a><a href="java&#09;script:x()">b</a>')).toBe(
    '<a>a</a><a>b</a>',
  );
  expect(sanitise('<img src=x onerror=x()><p style="color:red">a')).toBe('<p>a</p>');
});

it('touches the HTML of a product and leaves its names alone', () => {
  const record = { Name: 'A & B', Description: 'A & B', Brand: { Description: 'C & D' } };
  expect(sanitiseFields(record, HTML_FIELDS.product, false)).toEqual({
    Name: 'A & B',
    Description: 'A &amp; B',
    Brand: { Description: 'C & D' },
  });
});

it('reaches every block of content', () => {
  const group = { Items: [{ Type: 'text', Html: '<p>a<script>b</script></p>' }] };
  expect(sanitiseFields(group, HTML_FIELDS.content, true)).toEqual({
    Items: [{ Type: 'text', Html: '<p>a</p>' }],
  });
});
