/**
 * The few Netlify API calls that a deploy by digests needs, through Netlify's own client. The
 * client itself waits after rate limiting (429) and dropped connections; other transient errors are
 * retried here.
 */
import { NetlifyAPI } from '@netlify/api';

/** Delays before each repetition of a call. */
const BACK_OFF_MS = [1_000, 4_000, 15_000, 30_000];
/** Timeout of one call, including the client's own retries. */
const TIMEOUT_MS = 300_000;

export interface NetlifySite {
  token: string;
  site: string;
  /** `https://api.netlify.com/api/v1` */
  apiUrl: string;
}

/** The state of a deploy at Netlify. */
export interface DeployState {
  id: string;
  state: string;
  /** Digests of files that Netlify does not have; known once it has compared them. */
  required: string[];
  error: string;
}

export interface Netlify {
  /** Starts a deploy: path (`/index.html`) → SHA-1 of its bytes. */
  create(title: string, files: Record<string, string>): Promise<DeployState>;
  state(deploy: string): Promise<DeployState>;
  upload(deploy: string, path: string, body: Buffer): Promise<void>;
  /** Publishes an earlier deploy again. Null if Netlify no longer keeps it. */
  restore(deploy: string): Promise<DeployState | null>;
}

interface DeployRecord {
  id?: string;
  state?: string;
  required?: string[];
  error_message?: string;
}

/** A call of Netlify failed, even after several tries. */
export class NetlifyError extends Error {
  readonly status: number | undefined;

  constructor(doing: string, error: unknown) {
    const { status, message } = error as { status?: number; message: string };
    const reason = status === 401 ? 'it does not know the token' : message;
    super(`Netlify, ${doing}: ${[status, reason].filter(Boolean).join(' ')}`);
    this.name = 'NetlifyError';
    this.status = status;
  }
}

export function openNetlify({ token, site, apiUrl }: NetlifySite): Netlify {
  const url = new URL(apiUrl);
  const api = new NetlifyAPI(token, {
    scheme: url.protocol.replace(':', ''),
    host: url.host,
    pathPrefix: url.pathname.replace(/\/$/, ''),
  });
  const timeoutOption = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) }) as never;
  const call = <T>(doing: string, callOnce: () => Promise<T>) => withRetries(doing, callOnce);
  const deployParameters = (deploy: string) => ({ site_id: site, deploy_id: deploy });

  return {
    create: (title, files) =>
      call('beginning a deploy', async () =>
        stateOf(
          await api.createSiteDeploy(
            { site_id: site, title, body: { files, async: true } } as never,
            timeoutOption(),
          ),
        ),
      ),
    state: (deploy) =>
      call('asking how far it is', async () =>
        stateOf(await api.getSiteDeploy(deployParameters(deploy), timeoutOption())),
      ),
    upload: (deploy, path, body) =>
      call(`sending ${path}`, async () => {
        const place = { deploy_id: deploy, path: encodePath(path) };
        await api.uploadDeployFile({ ...place, body: () => body } as never, timeoutOption());
      }),
    async restore(deploy) {
      try {
        return await call('restoring a deploy', async () =>
          stateOf(await api.restoreSiteDeploy(deployParameters(deploy), timeoutOption())),
        );
      } catch (error) {
        if (error instanceof NetlifyError && [404, 410, 422].includes(error.status ?? 0)) {
          return null;
        }
        throw error;
      }
    },
  };
}

async function withRetries<T>(doing: string, callOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await callOnce();
    } catch (error) {
      const wait = BACK_OFF_MS[attempt];
      if (!isTransient(error) || wait === undefined) throw new NetlifyError(doing, error);
      // A random part, so that uploads that failed together are not repeated together.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
    }
  }
}

/** True if a retry may help. An error without status means that there was no response. */
function isTransient(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** Encodes a path, because the client inserts it into the URL unencoded. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function stateOf(record: DeployRecord): DeployState {
  const { id = '', state = '', required, error_message: error } = record;
  return { id, state, required: required ?? [], error: error ?? '' };
}
