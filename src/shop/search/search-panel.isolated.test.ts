import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient, CallOptions } from '../../api/client.ts';
import { createSearchPanel } from './search-panel.ts';

/** A panel whose calls are answered by hand, in any order, with the name of one category. */
function byHand() {
  const calls: { options: CallOptions; answer: (name: string | null) => void }[] = [];
  const client: ApiClient = {
    call: (_, options = {}) =>
      new Promise((resolve) => {
        const answer = (name: string | null) =>
          resolve(
            name === null
              ? { ok: false, kind: 'Network', status: 0, message: null }
              : { ok: true, data: found(name) as never },
          );
        calls.push({ options, answer });
      }),
  };
  return { panel: createSearchPanel(client), calls };
}

const found = (name: string) => ({
  Suggestions: [],
  Brands: [],
  Products: [],
  Categories: [{ Name: name, Url: name }],
});

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createSearchPanel', () => {
  it('asks once, 500 ms after the last change', async () => {
    const { panel, calls } = byHand();
    for (const keyword of ['gi', 'gip', ' gips ']) {
      panel.handleInput(keyword);
      await vi.advanceTimersByTimeAsync(499);
    }
    expect(calls).toHaveLength(0);
    expect(panel.$view.get()).toEqual({ status: 'waiting', term: 'gips', suggestions: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ options }) => options.query)).toEqual([{ searchTerm: 'gips' }]);
    calls[0]?.answer('platen');
    await settled();
    expect(panel.$view.get()).toMatchObject({
      status: 'ready',
      suggestions: { categories: [{ name: 'platen', url: 'platen' }] },
    });
  });

  it('asks for two characters or more, and not again for white space', async () => {
    const { panel, calls } = byHand();
    panel.handleInput(' g ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(0);
    panel.handleInput('gi');
    await vi.advanceTimersByTimeAsync(500);
    panel.handleInput('gi ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
  });

  it('never shows an answer that was overtaken', async () => {
    const { panel, calls } = byHand();
    panel.handleInput('hout');
    await vi.advanceTimersByTimeAsync(500);
    panel.handleInput('houtlijm');
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    calls[1]?.answer('lijm');
    calls[0]?.answer('hout');
    await settled();
    expect(panel.$view.get()).toMatchObject({
      status: 'ready',
      term: 'houtlijm',
      suggestions: { categories: [{ name: 'lijm' }] },
    });
  });

  it('keeps the last answer while it waits, and forgets it with the term', async () => {
    const { panel, calls } = byHand();
    panel.handleInput('hout');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.answer('hout');
    await settled();
    panel.handleInput('houtl');
    expect(panel.$view.get()).toMatchObject({ status: 'waiting', term: 'houtl' });
    expect(panel.$view.get().suggestions).not.toBeNull();
    panel.handleInput('');
    expect(panel.$view.get()).toEqual({ status: 'idle', term: '', suggestions: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
  });

  it('says that a call failed, and asks again', async () => {
    const { panel, calls } = byHand();
    panel.handleInput('hout');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.answer(null);
    await settled();
    expect(panel.$view.get().status).toBe('failed');
    panel.retry();
    calls[1]?.answer('hout');
    await settled();
    expect(panel.$view.get().status).toBe('ready');
  });
});
