import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came over the wire. */
  data: string;
}

export interface FakeSmtp {
  url: string;
  received: ReceivedMail[];
  /** Reply to the next commands of a kind (`RCPT`, `DATA`, `.`): `550 5.1.1 Unknown`; null: accept. */
  reply: Map<string, string>;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it receives. */
export async function fakeSmtp(): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const reply = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    serveClient(socket, reply, (mail) => received.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    reply,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function serveClient(
  socket: Socket,
  reply: ReadonlyMap<string, string>,
  onMail: (mail: ReceivedMail) => void,
): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let isData = false;
  let unfinishedLine = '';
  const sendLine = (line: string) => socket.write(`${line}\r\n`);
  const receiveCommand = (line: string) => {
    const [name = ''] = line.toUpperCase().split(/[ :]/);
    const refusal = reply.get(name);
    if (refusal) return sendLine(refusal);
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (name === 'MAIL') mail = { from: address, to: [], data: '' };
    if (name === 'RCPT') mail.to.push(address);
    if (name === 'QUIT') return socket.end('221 Bye\r\n');
    isData = name === 'DATA';
    return sendLine(isData ? '354 Go on' : '250 OK');
  };
  const receiveLine = (text: string) => {
    if (!isData) return receiveCommand(text);
    if (text !== '.') return void (mail.data += `${text}\r\n`);
    isData = false;
    onMail(mail);
    return sendLine(reply.get('.') ?? '250 Queued');
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (unfinishedLine + chunk).split('\r\n');
    unfinishedLine = lines.pop() ?? '';
    lines.forEach(receiveLine);
  });
  sendLine('220 Test');
}
