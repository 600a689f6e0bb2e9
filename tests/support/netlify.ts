/**
 * Netlify's API on this machine, as its public description says (`@netlify/open-api`): deploys by
 * digests, their states, files, restoring. It holds what it was sent, so that a test can look at
 * the site as visitors would, and fails where a test says so.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wrongWith } from './netlify-description.ts';

const TOKEN = 'token-of-a-test';
const SITE = '3f1f2f9c-0c5b-4d3e-8f7b-000000000001';
/** No network is quicker. */
const WAY_MS = 3;
/** A deploy stays so many looks in each state. */
const LOOKS_PER_STATE = 1;

type State = 'preparing' | 'prepared' | 'uploading' | 'uploaded' | 'processing' | 'ready' | 'error';

interface Deploy {
  id: string;
  title: string;
  state: State;
  /** Path (`/index.html`) → SHA-1. */
  files: Record<string, string>;
  required: string[];
  looks: number;
  error_message?: string;
}

/** What goes wrong once: before anything is done, or (`drop-after`) when it is done. */
export type Fault = 'limit' | 'broken' | 'drop' | 'drop-after' | 'hang';

export interface FakeNetlify {
  /** Base address of its API. */
  apiUrl: string;
  token: string;
  site: string;
  /** Calls that came, `PUT files/index.html`, faulty ones too. */
  calls: string[];
  deploys: Deploy[];
  /** What was asked or answered otherwise than Netlify's description says: nothing. */
  undescribed: string[];
  /** Most uploads that were under way at once. */
  uploadsAtOnce(): number;
  /** The next call that has this in it (`PUT `, `/index.html`) goes wrong. */
  fail(call: string, fault: Fault): void;
  /** The next deploy ends in an error. */
  failDeploy(message: string): void;
  /** Forgets a deploy, as after its time of keeping. */
  forget(deploy: string): void;
  /** The site as visitors see it: path → text; null before the first deploy. */
  live(): Record<string, string> | null;
  close(): Promise<void>;
}

class ApiFault extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export async function startFakeNetlify(): Promise<FakeNetlify> {
  const deploys: Deploy[] = [];
  const bodies = new Map<string, Buffer>();
  const calls: string[] = [];
  const undescribed: string[] = [];
  const faults: { call: string; fault: Fault }[] = [];
  let published: Deploy | null = null;
  let deployError = '';
  let uploading = 0;
  let mostUploads = 0;

  const find = (id: string) => {
    const deploy = deploys.find((one) => one.id === id);
    if (!deploy) throw new ApiFault(404, 'Not Found');
    return deploy;
  };
  const recordOf = ({ id, state, required, title, error_message }: Deploy) => ({
    id,
    site_id: SITE,
    state,
    title,
    // Nothing is asked for before the digests were compared.
    ...(state === 'preparing' ? {} : { required }),
    ...(error_message ? { error_message } : {}),
    ...(published?.id === id && { published_at: new Date().toISOString() }),
  });

  function create(title: string, body: Buffer): Deploy {
    const { files, async: isAsync } = JSON.parse(body.toString()) as {
      files: Record<string, string>;
      async?: boolean;
    };
    for (const [path, sha1] of Object.entries(files)) {
      if (!/^\/[^#?]+$/.test(path)) throw new ApiFault(422, `Invalid path ${path}`);
      if (!/^[0-9a-f]{40}$/.test(sha1)) throw new ApiFault(422, `Invalid digest of ${path}`);
    }
    const required = [...new Set(Object.values(files))].filter((sha1) => !bodies.has(sha1));
    const deploy: Deploy = {
      ...{ id: randomUUID().replaceAll('-', '').slice(0, 24), title, files, required, looks: 0 },
      state: isAsync ? 'preparing' : required.length > 0 ? 'uploading' : 'uploaded',
    };
    if (deployError) Object.assign(deploy, { state: 'error', error_message: deployError });
    deployError = '';
    deploys.push(deploy);
    return deploy;
  }

  /** Each look moves a deploy on, as time does. */
  function look(deploy: Deploy): Deploy {
    const next: Partial<Record<State, State>> = {
      preparing: 'prepared',
      prepared: deploy.required.length > 0 ? 'uploading' : 'uploaded',
      uploaded: 'processing',
      processing: 'ready',
    };
    const to = next[deploy.state];
    if (to && ++deploy.looks > LOOKS_PER_STATE) {
      deploy.looks = 0;
      deploy.state = to;
      if (to === 'ready') published = deploy;
    }
    return deploy;
  }

  function upload(id: string, path: string, body: Buffer) {
    const deploy = find(id);
    const sha = createHash('sha1').update(body).digest('hex');
    if (deploy.state === 'preparing') throw new ApiFault(422, 'The deploy is not prepared');
    if (deploy.files[path] !== sha) throw new ApiFault(422, `${path} has another digest`);
    bodies.set(sha, body);
    deploy.required = deploy.required.filter((one) => one !== sha);
    deploy.state = deploy.required.length > 0 ? 'uploading' : 'uploaded';
    return { id: path, path, sha, mime_type: 'application/octet-stream', size: body.length };
  }

  function restore(id: string): Deploy {
    const deploy = find(id);
    if (deploy.state !== 'ready') throw new ApiFault(422, 'The deploy was never ready');
    published = deploy;
    return deploy;
  }

  function act(call: string, title: string, body: Buffer): [status: number, answer: unknown] {
    const [, id = '', path = ''] = /^PUT deploys\/([^/]+)\/files(\/.+)$/.exec(call) ?? [];
    if (id) return [200, upload(id, decodeURIComponent(path), body)];
    const [, verb, of = '', rest = ''] =
      /^(\w+) sites\/[^/]+\/deploys(?:\/([^/]+))?(\/restore)?$/.exec(call) ?? [];
    if (verb === 'POST' && rest) return [201, recordOf(restore(of))];
    if (verb === 'POST' && !of) return [200, recordOf(create(title, body))];
    if (verb === 'GET' && of) return [200, recordOf(look(find(of)))];
    throw new ApiFault(404, 'Not Found');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://netlify');
    const call = `${request.method} ${url.pathname.replace('/api/v1/', '')}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await new Promise((resolve) => setTimeout(resolve, WAY_MS));
    calls.push(call);
    const at = faults.findIndex((one) => call.includes(one.call));
    const fault = at < 0 ? null : faults.splice(at, 1)[0]?.fault;
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    const body = Buffer.concat(chunks);
    const answer = (status: number, value: unknown, headers: Record<string, string> = {}) => {
      const { method = '', headers: sent } = request;
      const contentType = sent['content-type'] ?? '';
      const wrong = wrongWith({ method, url, contentType, body }, status, value);
      if (wrong) undescribed.push(wrong);
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    };
    try {
      if (request.headers.authorization !== `Bearer ${TOKEN}`)
        throw new ApiFault(401, 'Access Denied');
      if (!call.includes(`sites/${SITE}/`) && !call.includes(' deploys/')) {
        throw new ApiFault(404, 'Not Found');
      }
      if (fault === 'broken') return void response.writeHead(502).end('<html>Bad gateway</html>');
      if (fault === 'limit') {
        const reset = String(Math.floor(Date.now() / 1000) + 1);
        const limit = { 'X-RateLimit-Limit': '500', 'X-RateLimit-Remaining': '0' };
        return void answer(
          429,
          { code: 429, message: 'API rate limit exceeded' },
          { ...limit, 'X-RateLimit-Reset': reset },
        );
      }
      const [status, value] = act(call, url.searchParams.get('title') ?? '', body);
      if (fault === 'drop-after') return void request.socket.destroy();
      answer(status, value);
    } catch (error) {
      const code = error instanceof ApiFault ? error.code : 500;
      answer(code, { code, message: (error as Error).message });
    }
  }

  const server = createServer((request, response) => {
    const isUpload = request.method === 'PUT';
    if (isUpload) mostUploads = Math.max(mostUploads, ++uploading);
    response.on('close', () => (uploading -= isUpload ? 1 : 0));
    void serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    apiUrl: `http://localhost:${(server.address() as AddressInfo).port}/api/v1`,
    token: TOKEN,
    site: SITE,
    calls,
    deploys,
    undescribed,
    uploadsAtOnce: () => mostUploads,
    fail: (call, fault) => void faults.push({ call, fault }),
    failDeploy: (message) => (deployError = message),
    forget: (id) => void deploys.splice(deploys.indexOf(find(id)), 1),
    live: () =>
      published &&
      Object.fromEntries(
        Object.entries(published.files).map(([path, sha1]) => [
          path,
          bodies.get(sha1)?.toString() ?? '',
        ]),
      ),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
