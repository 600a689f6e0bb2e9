import { SHOP } from './shop-calls.ts';

/** What the shop answers to an address of its own. */
export const get = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(SHOP + address, init);
