/** Makes one small shop: each test begins with a copy of it. */
import type { TestProject } from 'vitest/node';
import { prepareShop } from '../support/prepared-shop.ts';
import { SHOP_ENV } from './shop.ts';

export default (project: TestProject) => prepareShop(project, SHOP_ENV);
