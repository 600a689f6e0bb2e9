/** Global set-up: one small shop, of which each test of a whole shop begins with a copy. */
import type { TestProject } from 'vitest/node';
import { startServer } from '../../backend/program/processes.ts';
import { preparedFolder } from './prepared-folder.ts';
import { SHOP_ENV } from './shop-env.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of the shop. */
    prepared: string;
  }
}

/** Its promotions and delivery days are those of the day on which it was made. */
const today = () => new Date().toISOString().slice(0, 10);

export default async function prepareShop(project: TestProject): Promise<void> {
  const folder = await preparedFolder({
    name: 'small',
    env: SHOP_ENV,
    parameters: [today()],
    start: (env) => startServer('scripts/start.ts', env),
  });
  project.provide('prepared', folder);
}
