/** Makes one small shop: each file that needs a whole one begins with a copy of it. */
import type { TestProject } from 'vitest/node';
import { prepareShop } from '../support/prepared-shop.ts';
import { SHOP_ENV } from './support/shop-env.ts';

export default (project: TestProject) => prepareShop(project, SHOP_ENV);
