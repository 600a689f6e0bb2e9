import { SHOP } from './shop-calls.ts';

/** Requests a path of the shop. */
export const get = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(SHOP + address, init);
