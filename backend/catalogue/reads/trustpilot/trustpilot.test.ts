/** The review service, against a local server that answers in its form. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../../../../src/env.ts';
import { configuredReviews, trustpilotClient, trustpilotReviews } from '../reviews.ts';

const REVIEW = {
  id: '507f191e810c19729de860ea',
  stars: 4,
  content: 'Recht en droog.',
  createdAt: '2026-11-02T12:00:00Z',
  consumer: { displayName: 'Kim' },
};

let server: Server;
let url: string;
let status = 200;
let total = 37;
let asked: string[] = [];

function answerTo({ pathname, searchParams }: URL): object {
  if (pathname === '/v1/business-units/find') {
    const score = { trustScore: 4.6, stars: 4.5 };
    const name = { identifying: searchParams.get('name'), referring: [] };
    return { id: 'b1', displayName: 'Shop', name, score, numberOfReviews: { total } };
  }
  const isJudged = searchParams.get('sku') === '7';
  if (pathname.endsWith('/reviews')) return { productReviews: isJudged ? [REVIEW] : [] };
  return { starsAverage: isJudged ? 4.2 : 0, numberOfReviews: { total: isJudged ? 12 : 0 } };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers['apikey'] as string} ${request.url}`);
    const body = JSON.stringify(answerTo(new URL(request.url ?? '', 'http://localhost')));
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());
beforeEach(() => {
  [status, total, asked] = [200, 37, []];
});

function open() {
  const errors: unknown[] = [];
  const clock = { time: 0 };
  const client = trustpilotClient({ url, key: 'k1', business: 'shop.example', timeoutMs: 2_000 });
  const options = {
    client,
    onError: (error: unknown) => errors.push(error),
    now: () => clock.time,
  };
  return { reviews: trustpilotReviews(options), errors, clock };
}

it('answers the summary and the reviews of the products that were judged', async () => {
  const { reviews } = open();
  expect(await reviews.ofProducts([6, 7], 3)).toEqual([
    {
      ProductId: 7,
      Count: 12,
      Average: 4.2,
      Reviews: [
        {
          Id: Number.parseInt('19729de860ea', 16),
          Rating: 4,
          Title: null,
          Text: 'Recht en droog.',
          Author: 'Kim',
          Date: '2026-11-02T12:00:00Z',
        },
      ],
    },
  ]);
  expect(asked).toContain('k1 /v1/business-units/find?name=shop.example');
  expect(asked).toContain('k1 /v1/product-reviews/business-units/b1/reviews?sku=7&perPage=3');
  expect(asked.filter((line) => line.includes('sku=6'))).toHaveLength(1);
});

it('finds the score of the business out of ten, and nothing where nobody judged it', async () => {
  expect(await open().reviews.business()).toEqual({
    url: 'https://www.trustpilot.com/review/shop.example',
    score: 9.2,
    count: 37,
  });
  total = 0;
  expect(await open().reviews.business()).toBeNull();
});

it('asks again after an hour, and keeps the last answer while the service fails', async () => {
  const { reviews, errors, clock } = open();
  const first = await reviews.ofProducts([7], 3);
  const count = asked.length;
  expect(await reviews.ofProducts([7], 3)).toEqual(first);
  expect(asked).toHaveLength(count);
  status = 503;
  clock.time += 61 * 60_000;
  expect(await reviews.ofProducts([7], 3)).toEqual(first);
  expect(asked.length).toBeGreaterThan(count);
  expect(String(errors[0])).toContain('Trustpilot answered 503');
});

it('has no reviews while the service never answered', async () => {
  const { reviews, errors } = open();
  status = 500;
  expect(await reviews.ofProducts([7], 3)).toEqual([]);
  expect(await reviews.business()).toBeNull();
  expect(String(errors)).not.toContain('k1');
});

it('is chosen by its key where reviews are on', () => {
  const db = {} as never;
  const chosen = (given: Record<string, string>) =>
    configuredReviews(parseEnv(given), db, () => {}).business();
  const trustpilot = { TRUSTPILOT_API_KEY: 'k1', TRUSTPILOT_BUSINESS: 'shop.example' };
  return Promise.all([
    expect(chosen({ ...trustpilot, TRUSTPILOT_URL: url })).resolves.toBeNull(),
    expect(chosen({ PRODUCT_REVIEWS: 'true' })).resolves.toBeNull(),
    expect(
      chosen({ ...trustpilot, TRUSTPILOT_URL: url, PRODUCT_REVIEWS: 'true' }),
    ).resolves.toMatchObject({ count: 37 }),
  ]);
});
