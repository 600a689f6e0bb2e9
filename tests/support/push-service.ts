/** A push service on this machine, with the browsers that subscribed at it (RFC 8030, 8291, 8292). */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BrowserSubscription, PushMessage } from '../../src/domain/account/customer.ts';

export interface PushService {
  origin: string;
  /** A browser subscribes here. */
  subscribe(): BrowserSubscription;
  /** What was received and could be decrypted by the browser that it is for. */
  received: { endpoint: string; message: PushMessage; headers: IncomingMessage['headers'] }[];
  /** Answers with this status from now on. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

interface Browser {
  subscription: BrowserSubscription;
  pair: ECDH;
  secret: Buffer;
}

const CREATED = 201;

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: PushService['received'] = [];
  let status = CREATED;
  const server = createServer(async (request, response) => {
    const browser = browsers.get(request.url ?? '');
    const body = await buffer(request);
    if (!browser || request.method !== 'POST') return response.writeHead(404).end();
    checkVapid(request.headers.authorization ?? '', origin);
    const { headers } = request;
    const { endpoint } = browser.subscription;
    if (status === CREATED) received.push({ endpoint, headers, message: decrypt(body, browser) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe() {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const pair = createECDH('prime256v1');
      const secret = randomBytes(16);
      const subscription = {
        endpoint: origin + path,
        p256dh: pair.generateKeys('base64url'),
        auth: secret.toString('base64url'),
      };
      browsers.set(path, { subscription, pair, secret });
      return subscription;
    },
    answerWith: (next) => (status = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8291 §3.4 with one record of RFC 8188. Throws where the message is for somebody else. */
function decrypt(body: Buffer, { pair, secret }: Browser): PushMessage {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const key = derive(pair.computeSecret(sender), secret, info, 32);
  const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage;
}

/** RFC 8292: signed for this service by the key that it names. Throws where it is not. */
function checkVapid(authorization: string, origin: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x, y },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  if (!isSigned || aud !== origin) throw new Error(`The signature is not for ${origin}.`);
}
