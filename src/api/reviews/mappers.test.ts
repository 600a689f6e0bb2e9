import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapProductReviews } from './mappers.ts';

const rating = fc.double({ min: 1, max: 5, noNaN: true });
const review = fc.record({
  Id: fc.nat(),
  Rating: rating,
  Title: fc.constantFrom('Goed', '', null, undefined),
  Text: fc.string(),
  Author: fc.string(),
  Date: fc.constant('2026-11-20T12:00:00Z'),
});

it('rounds the average to one decimal', () => {
  fc.assert(
    fc.property(rating, (Average) => {
      const { average } = mapProductReviews({ ProductId: 1, Count: 3, Average, Reviews: [] });
      expect(Math.abs(average - Average)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(String(average)).toMatch(/^\d(\.\d)?$/);
    }),
  );
});

it('keeps each review in its place; an empty title is none', () => {
  fc.assert(
    fc.property(fc.array(review), fc.nat(), (Reviews, Count) => {
      const mapped = mapProductReviews({ ProductId: 1, Count, Average: 4, Reviews });
      expect(mapped.count).toBe(Count);
      expect(mapped.latest).toEqual(
        Reviews.map((one) => ({
          id: one.Id,
          rating: one.Rating,
          title: one.Title === 'Goed' ? 'Goed' : null,
          text: one.Text,
          author: one.Author,
          date: one.Date,
        })),
      );
    }),
  );
});
