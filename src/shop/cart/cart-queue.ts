/**
 * Cart changes without a server response yet (spec 2 §4), stored in local storage: they survive a
 * reload and a lost connection. Each group of changes has its own key, so that two tabs cannot
 * overwrite each other's changes.
 */
import { atom, type ReadableAtom } from 'nanostores';
import {
  storedChanges,
  compactChanges,
  MAX_CHANGES_PER_CALL,
  applyChanges,
  storedLines,
} from '../../domain/cart/changes.ts';
import type { CartChange, LineSource } from '../../domain/cart/cart.ts';
import { currentOwner, $cartCount, storeCartCount } from './cart-count.ts';
import { readStored, storedKeys, writeStored, storedAtom } from '../ui/storage.ts';

/**
 * Items in local storage, shared by all tabs. If storage is disabled or full, this map holds them.
 */
const memoryItems = new Map<string, string>();

const readItem = (key: string): string | null =>
  memoryItems.get(key) ?? readStored('localStorage', key);

function writeItem(key: string, text: string): void {
  if (writeStored('localStorage', key, text)) memoryItems.delete(key);
  else memoryItems.set(key, text);
}

function removeItem(key: string): void {
  memoryItems.delete(key);
  writeStored('localStorage', key, null);
}

/** Keys with a prefix, in alphabetical order. */
const itemKeys = (prefix: string): string[] =>
  [...new Set([...memoryItems.keys(), ...storedKeys()])]
    .filter((key) => key.startsWith(prefix))
    .sort();

const CHANGES_PREFIX = 'cartChanges.';
/** The batch that is being sent; resent unchanged until the server responds. */
const BATCH_KEY = 'cartBatch';

interface QueueEntry {
  /** Contact id of the user who made the changes; empty for a visitor. */
  owner: string;
  changes: CartChange[];
}

interface Batch extends QueueEntry {
  /** Keys of the entries that the batch contains. */
  keys: string[];
}

const $changes = atom<readonly CartChange[]>([]);

/** All changes without a response, in order. */
export const $pendingChanges: ReadableAtom<readonly CartChange[]> = $changes;

let entryCount = 0;

/** True for a local storage key that belongs to the queue. */
export const isQueueKey = (key: string): boolean =>
  key.startsWith(CHANGES_PREFIX) || key === BATCH_KEY;

/** Appends changes to the queue. */
export function enqueue(changes: readonly CartChange[]): void {
  // Time-based keys: alphabetical order is chronological order.
  const time = Date.now().toString(36).padStart(9, '0');
  const count = (entryCount++).toString(36).padStart(6, '0');
  const unique = Math.random().toString(36).slice(2, 8);
  writeEntry(`${CHANGES_PREFIX}${time}.${count}.${unique}`, {
    owner: currentOwner(),
    changes: [...changes],
  });
  readQueue();
}

/** Rereads the queue from storage, after changes by other tabs. */
export function readQueue(): void {
  $changes.set([
    ...(readBatch()?.changes ?? []),
    ...waitingEntries().flatMap(([, entry]) => entry.changes),
  ]);
}

/**
 * The changes to send next; null if there are none. Returns the same batch until it is settled.
 * `isAlone`: no other tab can take a batch, so changes may be merged.
 */
export function takeBatch(isAlone: boolean): readonly CartChange[] | null {
  const unsettled = readBatch();
  if (unsettled) return unsettled.changes;
  const takenItems: [string, QueueEntry][] = [];
  let count = 0;
  for (const item of waitingEntries()) {
    count += item[1].changes.length;
    if (count > MAX_CHANGES_PER_CALL && takenItems.length > 0) break;
    takenItems.push(item);
  }
  if (takenItems.length === 0) return null;
  const all = takenItems.flatMap(([, { changes }]) => changes);
  const changes = isAlone ? compactChanges(all) : all;
  const keys = takenItems.map(([key]) => key);
  const batch: Batch = { owner: currentOwner(), changes, keys };
  writeEntry(BATCH_KEY, batch);
  keys.forEach(removeItem);
  return changes;
}

/** Removes the batch: the server has responded, or will never accept it. */
export function settleBatch(): void {
  removeItem(BATCH_KEY);
  readQueue();
}

/** Discards all changes. */
export function clearQueue(): void {
  for (const key of itemKeys(CHANGES_PREFIX)) removeItem(key);
  settleBatch();
}

/** Entries of the current user, or of a visitor who has since signed in; others are dropped. */
function waitingEntries(): [string, QueueEntry][] {
  const inBatch = new Set(readBatch()?.keys);
  return itemKeys(CHANGES_PREFIX).flatMap((key): [string, QueueEntry][] => {
    const entry = readEntry(key);
    // A page may close between writing a batch and removing its entries.
    if (!inBatch.has(key) && entry && isOfCurrentUser(entry)) return [[key, entry]];
    removeItem(key);
    return [];
  });
}

function readBatch(): Batch | null {
  const batch = readEntry(BATCH_KEY) as Batch | null;
  if (!batch || (isOfCurrentUser(batch) && Array.isArray(batch.keys))) return batch;
  removeItem(BATCH_KEY);
  return null;
}

const isOfCurrentUser = ({ owner }: QueueEntry): boolean =>
  owner === '' || owner === currentOwner();

const writeEntry = (key: string, entry: QueueEntry): void => writeItem(key, JSON.stringify(entry));

function readEntry(key: string): QueueEntry | null {
  try {
    const entry = JSON.parse(readItem(key) ?? 'null') as QueueEntry | null;
    return entry && { ...entry, changes: storedChanges(entry.changes) };
  } catch {
    return null;
  }
}

let sendQueue: (() => void) | null = null;

/** The function that sends the queue; null until its code has loaded, which fails while offline. */
export const cartSender = (): (() => void) | null => sendQueue;

export function setCartSender(newSender: () => void): void {
  sendQueue = newSender;
}

// The cart lines as last returned by the API, stored for the badge and for analytics.

export interface SummaryLine {
  productId: number;
  quantity: number;
  source: LineSource | null;
}

interface CartSummary {
  /** Contact id of the customer; empty for a visitor. */
  owner: string;
  lines: SummaryLine[];
}

const NO_SUMMARY: CartSummary = { owner: '', lines: [] };

const $summary = storedAtom<CartSummary>('cartLines', NO_SUMMARY, (value) => {
  const { owner, lines } = value as CartSummary;
  return typeof owner === 'string' ? { owner, lines: storedLines(lines) } : NO_SUMMARY;
});

/** The lines of the current user's cart; null if not loaded since sign-in. */
export function loadedLines(): readonly SummaryLine[] | null {
  const { owner, lines } = $summary.get();
  return owner === currentOwner() ? lines : null;
}

/** Stores the lines returned by the API. */
export function storeLines(lines: readonly SummaryLine[]): void {
  $summary.set({
    owner: currentOwner(),
    lines: lines.map(({ productId, quantity, source }) => ({ productId, quantity, source })),
  });
  countPieces();
}

/** Counts the pieces for the badge: known lines plus pending changes. */
export function countPieces(): void {
  const changes = $pendingChanges.get();
  const lines = applyChanges(loadedLines() ?? [], changes, (line) => line);
  const owner = currentOwner();
  const before = $cartCount.get();
  storeCartCount({
    owner,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isPending: changes.length > 0,
    // A new owner has not dismissed the notice: the next sign-in may merge other lines.
    isMergeRead: before.isMergeRead && before.owner === owner,
  });
}

/** Dismisses the merge notice; the merged lines stay. */
export const dismissMergeNotice = (): void =>
  storeCartCount({ ...$cartCount.get(), isMergeRead: true });
