import type { IncomingMessage, ServerResponse } from 'node:http';
import { inlineHashes } from '../../src/releases/inline-hashes.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

const RETRY_AFTER_S = 10;

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const TEXTS = {
  nl: {
    title: 'De winkel wordt klaargezet',
    text: 'We bouwen de pagina’s op. Dat duurt een paar minuten; deze pagina kijkt zelf of het klaar is.',
  },
  en: {
    title: 'The shop is being built',
    text: 'We are preparing the pages. That takes a few minutes; this page looks by itself whether they are ready.',
  },
} as const;

/** Answers in place of a site that is not built yet: 503, with when to come back. */
export function sendBuilding(request: IncomingMessage, response: ServerResponse): boolean {
  const locale = /^\/en(?:[/?]|$)/.test(request.url ?? '') ? 'en' : 'nl';
  const { title, text } = TEXTS[locale];
  const body = `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="refresh" content="${RETRY_AFTER_S}">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>
      body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 20vh auto 0; max-width: 34rem; padding: 0 1.5rem; color: #1f2937 }
      h1 { font-size: 1.75rem; line-height: 1.2 }
    </style>
  </head>
  <body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
  response.writeHead(503, {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(inlineHashes(asBytes(body))),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_S),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
