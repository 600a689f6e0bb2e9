import { expect, test } from 'vitest';
import { BRANDS } from '../../../src/brands/brands.ts';
import { loadRows, NOW, openCatalogue, productOf, ROW } from '../feed/testing/feed-database.ts'; // prettier-ignore
import { AnswerCache } from '../../platform/http/payload.ts';
import { Shop } from './shop.ts';
import { fileRoutes } from './product-files.ts';

test('a document that the owner brought is answered as it is', { timeout: 60_000 }, async () => {
  const { db, close } = await openCatalogue();
  await loadRows(db, [ROW]);
  const { id, details } = await productOf(db);
  const files = [
    { memoId: id * 10, fileName: 'Blad 10.pdf', digest: 'known' },
    { memoId: id * 10 + 1, fileName: 'Weg.pdf', digest: 'gone' },
  ];
  await db
    .updateTable('products')
    .set({ details: JSON.stringify({ ...details, files }) })
    .where('id', '=', id)
    .execute();
  const shop = await Shop.open(db, new AnswerCache(), NOW);
  const app = fileRoutes(shop, BRANDS.bm, (digest) =>
    digest === 'known' ? Buffer.from('%PDF-own') : null,
  );
  const answer = await app.request(`/${id}0/Blad%2010.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toBe('%PDF-own');
  expect((await app.request(`/${id}1/Weg.pdf`)).status).toBe(404);
  expect((await app.request(`/${id}0/Anders.pdf`)).status).toBe(404);
  await close();
});
