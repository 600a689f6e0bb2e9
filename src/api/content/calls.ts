import { z } from 'zod';
import { CONTENT_GROUPS } from '../../domain/content/content.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { textField } from '../fields.ts';
import { CONTENT } from './endpoints.ts';
import { contentPageRecord, faqCategoryRecord } from './wire.ts';

const area = 'content';

export const contentPage = defineCall({
  ...CONTENT.page,
  name: 'contentPage',
  area,
  bounds: BOUNDS.postedRead,
  summary: 'The content of an address: article, requested groups, page meta',
  body: z.object({
    /** Path without language prefix: `/klantenservice`; `/` is home. */
    url: z
      .string({ error: 'must be a text' })
      .max(500, 'must have at most 500 characters')
      .startsWith('/', 'must begin with a slash'),
    parts: z
      .array(z.enum(CONTENT_GROUPS, { error: 'must be the name of a content group' }), {
        error: 'must be a list of group names',
      })
      .max(CONTENT_GROUPS.length)
      .default([]),
    pageMeta: z.boolean({ error: 'must be true or false' }).default(false),
    /** Values of placeholders in texts. */
    params: z.record(z.string().max(50), z.string().max(500)).optional(),
  }),
  data: contentPageRecord,
});

export const faqByName = defineCall({
  ...CONTENT.faq,
  name: 'faqByName',
  area,
  bounds: BOUNDS.read,
  summary: 'Questions and answers of a category; `klantenservice` returns all',
  params: z.object({
    name: textField(100),
    culture: z.enum(['nl-NL', 'en-US'], { error: 'must be nl-NL or en-US' }),
  }),
  data: z.array(faqCategoryRecord),
});
