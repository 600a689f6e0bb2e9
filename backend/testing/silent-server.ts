import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentServer {
  /** `postgres://…` of the server. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** A TCP server that accepts connections and never answers, as a PostgreSQL server that hangs. */
export async function startSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    databaseUrl: `postgres://shop:secret@127.0.0.1:${port}/shop`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
