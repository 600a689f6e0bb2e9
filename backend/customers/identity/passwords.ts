/** Hashes passwords of customers with Node's argon2id; cost and salt are stored with the hash. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { workQueue } from '../../platform/http/limits/work-queue.ts';

/**
 * The parameters that OWASP recommends for argon2id: 19 MiB, 2 passes, 1 lane. Takes about 50 ms.
 */
const HASH_COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);
/** Limits concurrent hashing, which uses memory and threads that the rest of the shop needs. */
const enqueueHashing = workQueue({ running: 2, waiting: 40, waitMs: 10_000 });
const newRequester = () => ({ caller: '', signal: new AbortController().signal });

async function tagOf(password: string, nonce: Buffer, cost: typeof HASH_COST): Promise<Buffer> {
  // Normalised, because the same letter can be encoded in several ways.
  const message = password.normalize('NFKC');
  return enqueueHashing(
    () => derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }),
    newRequester(),
  );
}

/**
 * `argon2id$19456$2$1$salt$tag`. Like `verifyPassword`, rejects with `QueueFullError` if too many
 * wait.
 */
export async function hashPassword(password: string, cost = HASH_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  const parts = ['argon2id', memory, passes, parallelism];
  return [...parts, salt.toString('base64url'), tag.toString('base64url')].join('$');
}

/**
 * True if `password` matches the hash. Without a hash it takes equally long and returns false, so
 * that the time does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = hash?.split('$') ?? [];
  if (!salt || !tag) {
    await tagOf(password, Buffer.alloc(SALT_BYTES), HASH_COST);
    return false;
  }
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const typedTag = await tagOf(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(typedTag, Buffer.from(tag, 'base64url'));
}
