/** What this tab keeps of the cart for later pages (spec 2 §4, session storage). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../tests/support/storage-mock.ts';

/** A page of the tab: its own modules over the same session storage. */
async function openPage() {
  vi.resetModules();
  const preselected = await import('../checkout/preselected-shipment.ts');
  return { ...(await import('./unavailable-cart.ts')), ...preselected };
}

const line = { productId: 7, productTitle: 'Gipsplaat', quantity: 3 };

beforeEach(() => vi.stubGlobal('sessionStorage', new StorageMock()));

describe('the unavailable cart', () => {
  it('is kept for the next page until the shopper has read it', async () => {
    (await openPage()).storeUnavailable([line]);
    const next = await openPage();
    next.readUnavailable();
    expect(next.$unavailableLines.get()).toEqual([line]);
    next.resetUnavailable();
    expect(next.$unavailableLines.get()).toEqual([]);
    const last = await openPage();
    last.readUnavailable();
    expect(last.$unavailableLines.get()).toEqual([]);
  });

  it('is shown again when more is taken out after it was read', async () => {
    const page = await openPage();
    page.storeUnavailable([line]);
    page.resetUnavailable();
    page.storeUnavailable([{ ...line, productId: 8 }]);
    const next = await openPage();
    next.readUnavailable();
    expect(next.$unavailableLines.get()).toEqual([{ ...line, productId: 8 }]);
  });

  it('drops what is no line, and keeps the rest', async () => {
    sessionStorage.setItem('unavailableCart', JSON.stringify([null, line, { productId: 8 }, 'x']));
    const page = await openPage();
    page.readUnavailable();
    expect(page.$unavailableLines.get()).toEqual([line]);
  });

  it.each(['nonsense', '{"productId":1}', 'null'])('is empty where %j is stored', async (text) => {
    sessionStorage.setItem('unavailableCart', text);
    const page = await openPage();
    page.readUnavailable();
    expect(page.$unavailableLines.get()).toEqual([]);
  });
});

describe('the preselected shipment', () => {
  it('waits for the checkout, which takes it once', async () => {
    (await openPage()).preselect('Pickup');
    const cart = await openPage();
    cart.readPreselected();
    expect(cart.$preselected.get()).toBe('Pickup');
    const checkout = await openPage();
    expect(checkout.takePreselected()).toBe('Pickup');
    expect(checkout.takePreselected()).toBeNull();
  });

  it('is none where something else is stored', async () => {
    sessionStorage.setItem('preselectedShipment', 'Drone');
    expect((await openPage()).takePreselected()).toBeNull();
  });
});
