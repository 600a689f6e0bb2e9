import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupMarkers } from './map.ts';

const coordinate = fc.integer({ min: 0, max: 400 });
const markers = fc
  .array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 })
  .map((points) => points.map((point, id) => ({ id, ...point })));

describe('groups of markers', () => {
  it('contain each marker exactly once, in order', () => {
    fc.assert(
      fc.property(markers, (all) => {
        const groups = groupMarkers(all, 30);
        const ids = groups.flatMap((group) => group.ids);
        expect([...ids].sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
        for (const group of groups) {
          expect(group.ids).toEqual([...group.ids].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('have first markers that are at least the reach apart', () => {
    fc.assert(
      fc.property(markers, (all) => {
        const firsts = groupMarkers(all, 30).map(({ ids }) => all[ids[0]!]!);
        firsts.forEach((a, i) => {
          for (const b of firsts.slice(i + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(30);
          }
        });
      }),
    );
  });

  it('leave the selected marker by itself', () => {
    const close = [1, 2, 3].map((id) => ({ id, x: id, y: 0 }));
    expect(groupMarkers(close, 30, 2)).toEqual([
      { ids: [1, 3], x: 2, y: 0 },
      { ids: [2], x: 2, y: 0 },
    ]);
    expect(groupMarkers(close, 30, 1).map(({ ids }) => ids)).toEqual([[1], [2, 3]]);
  });
});
