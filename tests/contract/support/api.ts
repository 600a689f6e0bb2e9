/** Plain HTTP to the backend under test: no client of ours in between. */
import { baseUrl } from './base-url.ts';

export interface Request {
  method?: string;
  path: string;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | (string | number)[] | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown> & { Success?: unknown; Data?: unknown };
}

/** Sends a request; `body` as JSON unless it is a text. An answer that is neither JSON nor a PDF fails the test. */
export async function send(request: Request): Promise<Reply> {
  const path = request.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(request.params?.[name] ?? '')
      .split('/')
      .map(encodeURIComponent)
      .join('/'),
  );
  const url = new URL(path, baseUrl());
  for (const [key, value] of Object.entries(request.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      url.searchParams.append(key, String(one));
  }
  const { body } = request;
  const response = await fetch(url, {
    method: request.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isFile = response.headers.get('content-type') === 'application/pdf';
  if (response.status === 304 || isFile)
    return { status: response.status, headers: response.headers, text, json: {} };
  try {
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
  } catch {
    throw new Error(
      `${url.pathname} answered ${response.status} without JSON: ${text.slice(0, 200)}`,
    );
  }
}

/** `Data` of an answer that must succeed. */
export async function data<T>(request: Request): Promise<T> {
  const { status, json, text } = await send(request);
  if (status !== 200 || json.Success !== true) {
    throw new Error(`${request.path} answered ${status}: ${text.slice(0, 300)}`);
  }
  return json.Data as T;
}
