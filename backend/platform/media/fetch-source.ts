/** Reads files and URLs named in a feed, with limits. */
import { lookup } from 'node:dns';
import { readFile, realpath, stat } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isAbsolute, relative, resolve } from 'node:path';
import { isInternalAddress } from '../http/limits/client-address.ts';
import { MAX_MEDIA_BYTES, MediaRefused } from './owned-media.ts';

export interface SourceOptions {
  /** The only folder from which files are read; null: only URLs. */
  folder: string | null;
  /** Allows addresses of this machine and its networks. */
  allowsInternal: boolean;
}

/** The bytes, and a tag for detecting changes; `bytes` null: unchanged since `tag`. */
export interface FetchedSource {
  bytes: Buffer | null;
  tag: string | null;
}

const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 30_000;

export const isWebSource = (source: string): boolean => /^https?:\/\//i.test(source);

/** The stored form of a source: for a file, its absolute path. */
export const sourceOf = (source: string, folder: string | null): string =>
  isWebSource(source) || folder === null ? source : resolve(folder, source);

/**
 * Reads a source, unless `tag` (from the last time) shows that it is unchanged. Rejects with
 * `MediaRefused`, whose message continues after the name of the source.
 */
export async function fetchSource(
  source: string,
  tag: string | null,
  options: SourceOptions,
): Promise<FetchedSource> {
  if (!isWebSource(source)) return readSource(source, tag, options.folder);
  let url = new URL(source);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await sendRequest(url, tag, options);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      const redirectUrl = URL.parse(headers.location, url);
      if (!redirectUrl || !isWebSource(redirectUrl.href))
        throw new MediaRefused('leads to no web address');
      url = redirectUrl;
      continue;
    }
    if (statusCode === 304 && tag !== null) {
      response.destroy();
      return { bytes: null, tag };
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new MediaRefused(`answers with status ${statusCode}`);
    }
    const bytes = await readBytes(response);
    return { bytes, tag: headers.etag ?? headers['last-modified'] ?? null };
  }
  throw new MediaRefused(`leads on more than ${MAX_REDIRECTS} times`);
}

async function readSource(
  source: string,
  tag: string | null,
  folder: string | null,
): Promise<FetchedSource> {
  if (folder === null) throw new MediaRefused('is no web address, and this feed has no folder');
  try {
    // Resolves symbolic links, so that they cannot lead out of the folder.
    const way = relative(await realpath(folder), await realpath(source));
    if (way.startsWith('..') || isAbsolute(way))
      throw new MediaRefused('lies outside the folder of the feed');
    const file = await stat(source);
    if (!file.isFile()) throw new MediaRefused('is no file');
    if (file.size > MAX_MEDIA_BYTES) throw new MediaRefused('is too large');
    const currentTag = `${file.size} ${file.mtimeMs}`;
    return { bytes: currentTag === tag ? null : await readFile(source), tag: currentTag };
  } catch (error) {
    if (error instanceof MediaRefused) throw error;
    throw new MediaRefused('cannot be read', { cause: error });
  }
}

function sendRequest(
  url: URL,
  tag: string | null,
  options: SourceOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const internal = new MediaRefused('lies in a private network');
  if (!options.allowsInternal && isInternalAddress(host)) return Promise.reject(internal);
  // Checks the address when connecting: a second DNS look-up could return another one.
  const guardedLookup: RequestOptions['lookup'] = (name, lookupOptions, callback) => {
    lookup(name, { ...lookupOptions, all: true }, (error, found) => {
      if (error) return callback(error, '');
      if (!options.allowsInternal && found.some(({ address }) => isInternalAddress(address)))
        return callback(internal, '');
      if (lookupOptions.all) return callback(null, found);
      callback(null, found[0]!.address, found[0]!.family);
    });
  };
  const isDate = tag !== null && /GMT$/.test(tag);
  return new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, {
      lookup: guardedLookup,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'image/avif,image/webp,image/png,image/jpeg,application/pdf,video/mp4',
        'User-Agent': 'catalogue import',
        ...(tag !== null && { [isDate ? 'If-Modified-Since' : 'If-None-Match']: tag }),
      },
    })
      .on('response', done)
      .on('error', (error) => fail(mediaRefusedOf(error)))
      .end();
  });
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_MEDIA_BYTES) throw new MediaRefused('is too large');
      parts.push(part);
    }
  } catch (error) {
    throw mediaRefusedOf(error);
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}

const mediaRefusedOf = (error: unknown): MediaRefused =>
  error instanceof MediaRefused ? error : new MediaRefused('cannot be had', { cause: error });
