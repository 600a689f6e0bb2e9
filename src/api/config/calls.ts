import { defineCall } from '../call.ts';
import { CONFIG } from './endpoints.ts';
import { configRecord, sessionRecord } from './wire.ts';

const area = 'config';

export const commonConfig = defineCall({
  ...CONFIG.get,
  name: 'commonConfig',
  area,
  summary: 'Configuration of the shop',
  data: configRecord,
});

export const session = defineCall({
  ...CONFIG.session,
  name: 'session',
  area,
  summary: 'Who is asking',
  data: sessionRecord,
});
