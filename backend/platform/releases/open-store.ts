import { fileURLToPath } from 'node:url';
import type { Env } from '../../../src/env.ts';
import type { FileStore } from '../../../src/publish/releases/shared/file-store.ts';
import { FolderStore } from './folder-store.ts';
import { S3Store } from './s3-store.ts';

export type StoreEnv = Pick<Env, 'RELEASES_URL' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** The store of RELEASES_URL; null if it is empty: the local disk alone. */
export function openFileStore(env: StoreEnv): FileStore | null {
  if (env.RELEASES_URL === '') return null;
  const url = new URL(env.RELEASES_URL);
  if (url.protocol === 'file:') return new FolderStore(fileURLToPath(url));
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return new S3Store({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${url.hostname}`,
    region,
    prefix: folder && `${folder}/`,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}
