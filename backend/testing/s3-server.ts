/** A fake S3 server with the calls that the shop uses; it verifies their signatures. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  /** For RELEASES_URL. */
  url: string;
  env: { RELEASES_URL: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string };
  /** Its files by their names with the bucket. */
  files: Map<string, Buffer>;
  /** Requests so far, by method. */
  requests: Record<string, number>;
  /** Whether every request gets a 503 from now on. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
}

const [KEY_ID, SECRET, REGION] = ['shop', 'the secret of a test', 'nl-test'] as const;

export async function startS3(bucket = 'shop'): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const requests: Record<string, number> = {};
  let isFailing = false;
  const answer = async (request: IncomingMessage): Promise<[number, (Buffer | string)?]> => {
    const { method = '', url = '' } = request;
    requests[method] = (requests[method] ?? 0) + 1;
    const body = await buffer(request);
    if (isFailing) return [503, '<Error><Code>SlowDown</Code></Error>'];
    if (!isSigned(request)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const name = decodeURIComponent(new URL(url, 'http://s3').pathname.slice(1));
    if (!name.startsWith(`${bucket}/`)) return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    if (method === 'PUT') {
      files.set(name, body);
      return [200];
    }
    if (method === 'DELETE') {
      files.delete(name);
      return [204];
    }
    const foundBytes = files.get(name);
    if (!foundBytes) return [404, '<Error><Code>NoSuchKey</Code></Error>'];
    return [200, foundBytes];
  };
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body = '']) => {
        const etag = `"${createHash('md5').update(body).digest('hex')}"`;
        response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ETag: etag });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      (error: Error) => response.destroy(error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `s3://${bucket}/releases?endpoint=${endpoint}&region=${REGION}`;
  return {
    ...{ url, files, requests },
    env: { RELEASES_URL: url, S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: SECRET },
    fail: (failing) => (isFailing = failing),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signature Version 4 of AWS, in headers. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const match = /Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)/.exec(
    headers.authorization ?? '',
  );
  if (!match) return false;
  const [, credential, signedHeaders, signature] = match as unknown as [
    string,
    string,
    string,
    string,
  ];
  const [keyId, ...scope] = credential.split('/');
  const { pathname, searchParams } = new URL(url, 'http://s3');
  searchParams.sort();
  const canonical = [
    method,
    pathname,
    searchParams.toString().replaceAll('+', '%20'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return keyId === KEY_ID && hmac(key, toSign).toString('hex') === signature;
}
