/**
 * A browser steered by the DevTools protocol itself: a session of Playwright keeps Chromium from
 * rendering a page before it is opened, one that belongs to the tab does not.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROWSER_ARGS, findBrowser } from '../../support/browser.ts';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

/** A page of the tab: the one that shows, one that is rendered ahead, or one that was left. */
export interface PageSession {
  id: string;
  send(method: string, params?: Params): Promise<Params>;
  /** Rejects with what the page threw. */
  evaluate<Value>(expression: string): Promise<Value>;
}

export interface Tab {
  pages(): PageSession[];
  close(): Promise<void>;
}

/** Opens a browser with one empty tab; `prepare` is done with each of its pages before it starts. */
export async function openTab(prepare: (page: PageSession) => Promise<void>): Promise<Tab> {
  const profile = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  const browser = spawn(findBrowser() ?? 'chromium', [
    ...BROWSER_ARGS,
    '--headless',
    '--enable-features=Prerender2InHeadlessMode',
    '--remote-debugging-port=0',
    '--window-size=1440,900',
    `--user-data-dir=${profile}`,
  ]);
  const socket = new WebSocket(await addressOf(browser));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  const send = (method: string, params: Params = {}, sessionId?: string) =>
    new Promise<Params>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
  const sessionOf = (id: string): PageSession => ({
    id,
    send: (method, params) => send(method, params, id),
    async evaluate<Value>(expression: string) {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = (await send('Runtime.evaluate', options, id)) as {
        result: { value: Value };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
  });
  const pages: PageSession[] = [];
  const attached = async (params: Params) => {
    const { sessionId, targetInfo } = params as {
      sessionId: string;
      targetInfo: { type: string };
    };
    const session = sessionOf(sessionId);
    const isPage = targetInfo.type === 'page';
    // A page that waits answers nothing before it runs, but takes commands in their order.
    const prepared = isPage ? prepare(session) : Promise.resolve();
    await Promise.all([prepared, session.send('Runtime.runIfWaitingForDebugger')]);
    if (isPage) pages.push(session);
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method === 'Target.attachedToTarget')
      // Its page may have gone meanwhile.
      attached(message.params!).catch(() => {});
  };
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = (await send('Target.attachToTarget', {
    targetId,
    flatten: true,
  })) as { sessionId: string };
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    sessionId,
  );
  while (pages.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    pages: () => pages,
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      // Debian starts the browser through a shell script: a signal would end only that script.
      await Promise.race([send('Browser.close'), ended]);
      await ended;
      socket.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /ws:\/\/\S+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    browser.once('exit', () => reject(new Error(`The browser ended: ${output}`)));
  });
}
