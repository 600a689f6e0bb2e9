import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markup } from './markup.ts';

describe('markup', () => {
  it('escapes what is put in, markup excepted', () => {
    const inner = markup`<b>${'a<b'}</b>`;
    expect(markup`<p title="${'"x"'}">${inner}${null}${[inner, inner]}${3}</p>`.html).toBe(
      '<p title="&quot;x&quot;"><b>a&lt;b</b><b>a&lt;b</b><b>a&lt;b</b>3</p>',
    );
  });

  it('never lets a text open a tag or leave its attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(markup`${text}`.html).not.toMatch(/[<>"']/);
      }),
    );
  });
});
