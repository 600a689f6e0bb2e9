let sender: (() => void) | null = null;

/** Sends the queue; null until that code is there, which cannot be fetched without a connection. */
export const cartSender = (): (() => void) | null => sender;

export function sendBy(send: () => void): void {
  sender = send;
}
