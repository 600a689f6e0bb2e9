import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { CONFIG } from './endpoints.ts';
import { configRecord, sessionRecord } from './wire.ts';

const area = 'config';

export const commonConfig = defineCall({
  ...CONFIG.get,
  name: 'commonConfig',
  area,
  bounds: BOUNDS.read,
  summary: 'Configuration of the shop',
  query: z.object({ redirects: z.literal('true').optional() }),
  data: configRecord,
});

export const session = defineCall({
  ...CONFIG.session,
  name: 'session',
  area,
  bounds: BOUNDS.read,
  summary: 'The session of the caller',
  data: sessionRecord,
});
