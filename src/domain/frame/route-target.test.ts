import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRouteTarget, writeRouteTarget } from './route-target.ts';

const records = <Value>(values: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), values, { maxKeys: 3, noNullPrototype: true });

it('parses what it serialised', () => {
  const text = fc.string({ maxLength: 8 });
  const target = fc.record({
    name: text,
    query: records(fc.oneof(text, fc.array(text, { maxLength: 2 }))),
    params: records(text),
  });
  fc.assert(
    fc.property(target, (route) => {
      expect(readRouteTarget(writeRouteTarget(route))).toEqual(route);
    }),
  );
});

it('has empty query and params by default', () => {
  expect(readRouteTarget('{"name":"cart"}')).toEqual({ name: 'cart', query: {}, params: {} });
});

it.each([
  '',
  '/winkelwagen',
  'null',
  '[]',
  '{"name":1}',
  '{"name":"cart","query":[]}',
  '{"name":"cart","query":{"a":1}}',
  '{"name":"cart","params":{"a":["b"]}}',
  '{"name":"cart","params":null}',
  JSON.stringify({ name: 'x'.repeat(2_000) }),
])('rejects %s', (text) => {
  expect(readRouteTarget(text)).toBeNull();
});
