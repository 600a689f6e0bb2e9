import { beforeEach, expect, it, vi } from 'vitest';
import type { Outcome } from '../../../api/outcome.ts';
import type { Wishlist } from '../../../domain/account/wishlists.ts';

const createWishlist = vi.hoisted(() => vi.fn());
vi.mock('./wishlists.ts', () => ({ createWishlist }));
const { saveToChosenLists } = await import('./wishlist-choice.ts');

const newList: Wishlist = { id: 9, name: 'Dak', count: 0, products: [], shareKey: null };
const failure = (message: string | null): Outcome<never> => ({
  ...{ ok: false, kind: message ? 'Missing' : 'Network', status: 0, message },
});

beforeEach(() => createWishlist.mockReset().mockResolvedValue({ ok: true, data: newList }));

it('saves the chosen lists', async () => {
  const save = vi.fn().mockResolvedValue({ ok: true, data: null });
  expect(await saveToChosenLists('nl', [1, 2], '', save)).toEqual({
    ...{ newList: null, ok: true, listIds: [1, 2] },
  });
  expect(createWishlist).not.toHaveBeenCalled();
});

it('makes the typed list first, and saves it with the chosen ones', async () => {
  const save = vi.fn().mockResolvedValue({ ok: true, data: null });
  expect(await saveToChosenLists('nl', [1], 'Dak', save)).toEqual({
    newList,
    ok: true,
    listIds: [1, 9],
  });
  expect(save).toHaveBeenCalledWith([1, 9]);
});

it('saves nothing where the typed list cannot be made', async () => {
  createWishlist.mockResolvedValue(failure('Je hebt al een kluslijst met deze naam.'));
  const save = vi.fn();
  expect(await saveToChosenLists('nl', [1], 'Dak', save)).toEqual({
    ...{ newList: null, ok: false, reason: 'Je hebt al een kluslijst met deze naam.' },
  });
  expect(save).not.toHaveBeenCalled();
});

it('tells of the new list where saving to it failed', async () => {
  const save = vi.fn().mockResolvedValue(failure(null));
  expect(await saveToChosenLists('nl', [], 'Dak', save)).toEqual({
    newList,
    ok: false,
    reason: null,
  });
});
