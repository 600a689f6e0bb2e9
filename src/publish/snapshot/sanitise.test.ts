import { expect, it } from 'vitest';
import { HTML_FIELDS, sanitised, sanitisedFields } from './sanitise.ts';

it('keeps what editors write and drops what could run', () => {
  expect(sanitised('<p>Balken & latten <strong>C24</strong></p>')).toBe(
    '<p>Balken &amp; latten <strong>C24</strong></p>',
  );
  expect(sanitised('<p><code>locale</code></p>')).toBe('<p><code>locale</code></p>');
  expect(sanitised('<a href="javascript:x()" onclick="x()">a</a><script>x()</script>')).toBe(
    '<a>a</a>',
  );
  expect(sanitised('<a href="//evil.example">a</a><a href="java&#09;script:x()">b</a>')).toBe(
    '<a>a</a><a>b</a>',
  );
  expect(sanitised('<img src=x onerror=x()><p style="color:red">a')).toBe('<p>a</p>');
});

it('touches the HTML of a product and leaves its names alone', () => {
  const record = { Name: 'A & B', Description: 'A & B', Brand: { Description: 'C & D' } };
  expect(sanitisedFields(record, HTML_FIELDS.product, false)).toEqual({
    Name: 'A & B',
    Description: 'A &amp; B',
    Brand: { Description: 'C & D' },
  });
});

it('reaches every block of content', () => {
  const group = { Items: [{ Type: 'text', Html: '<p>a<script>b</script></p>' }] };
  expect(sanitisedFields(group, HTML_FIELDS.content, true)).toEqual({
    Items: [{ Type: 'text', Html: '<p>a</p>' }],
  });
});
