import { expect, it } from 'vitest';
import { mapProductReviews } from './client.ts';

it.each([
  [4.349, 4.3],
  [4.35, 4.4],
  [5, 5],
])('rounds the average %d to one decimal', (Average, average) => {
  const record = { ProductId: 1, Count: 3, Average, Reviews: [] };
  expect(mapProductReviews(record)).toEqual({ count: 3, average, latest: [] });
});

it('keeps the order of reviews; an empty title becomes null', () => {
  const titles = ['Goed', '', null, undefined];
  const date = '2026-11-20T12:00:00Z';
  const Reviews = titles.map((Title, Id) => ({
    ...{ Id, Rating: 4.5, Title, Text: `text ${Id}`, Author: `author ${Id}`, Date: date },
  }));
  expect(mapProductReviews({ ProductId: 1, Count: 9, Average: 4, Reviews }).latest).toEqual(
    ['Goed', null, null, null].map((title, id) => ({
      ...{ id, rating: 4.5, title, text: `text ${id}`, author: `author ${id}`, date },
    })),
  );
});
