import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapWebNode } from './mappers.ts';
import type { WebNodeRecord } from './calls.ts';

const now = new Date('2026-11-20T12:00:00Z');
const record = (over: Partial<WebNodeRecord> = {}): WebNodeRecord => ({
  Id: 1,
  Name: 'Hout',
  Code: 'hout',
  Url: '/hout/',
  Active: true,
  ...over,
});

const child = fc.record({
  Id: fc.integer({ min: 2 }),
  Active: fc.constantFrom(true, false, 'ja', 'Ja', 'nee'),
  StartDate: fc.constantFrom(null, '2026-01-01', '2026-12-01'),
  EndDate: fc.constantFrom(null, '2026-02-01', '2026-12-31'),
});

describe('web node', () => {
  it('keeps only children that are active and within their dates, at every level', () => {
    fc.assert(
      fc.property(fc.array(child), (children) => {
        const Children = children.map((one) => record(one));
        const shown = children.filter(
          ({ Active, StartDate, EndDate }) =>
            (Active === true || String(Active).toLowerCase() === 'ja') &&
            StartDate !== '2026-12-01' &&
            EndDate !== '2026-02-01',
        );
        const ids = shown.map(({ Id }) => Id);
        const parent = mapWebNode(record({ Children: [record({ Children })] }), now);
        expect(parent.children[0]?.children.map(({ id }) => id)).toEqual(ids);
      }),
    );
  });

  it('distinguishes children that were not requested from no children', () => {
    expect(mapWebNode(record(), now)).toMatchObject({ loaded: false, children: [] });
    expect(mapWebNode(record({ Children: [] }), now)).toMatchObject({ loaded: true, children: [] });
  });

  it('has a path without leading or trailing slashes, and its front image', () => {
    const node = mapWebNode(
      record({
        Images: [
          { Type: 'Big', Url: '/big' },
          { Type: 'Front', Url: '/front' },
        ],
        Ancestors: [{ Id: 9, Name: 'Bouw', Code: 'bouw', Url: '/bouw' }],
      }),
      now,
    );
    expect(node).toMatchObject({
      url: 'hout',
      img: '/front',
      ancestors: [{ id: 9, name: 'Bouw', code: 'bouw', url: 'bouw' }],
    });
  });
});
