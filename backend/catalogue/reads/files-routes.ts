import { Hono } from 'hono';
import { failureBody } from '../../../src/api/validate.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import { CALL_TEXTS } from '../../platform/http/call-texts.ts';
import { languageOf } from '../../platform/http/context.ts';
import { type Documents, productFile } from './product-files.ts';
import type { Shop } from './shop.ts';

/** `GET /api/files/{memoId}/{fileName}`: documents of products, provided or generated. */
export function fileRoutes(shop: Shop, brand: SiteBrand, documents: Documents): Hono {
  const app = new Hono();
  app.get('/:memoId{[0-9]{1,10}}/:fileName', async (c) => {
    const { memoId, fileName } = c.req.param();
    const file = await productFile(shop, Number(memoId), fileName, brand.name, documents);
    if (!file) return c.json(failureBody(CALL_TEXTS.noFile[languageOf(c)]), 404);
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}
