let sender: (() => void) | null = null;

/** Sends the queue; null until that code has loaded, which fails while offline. */
export const cartSender = (): (() => void) | null => sender;

export function sendBy(send: () => void): void {
  sender = send;
}
