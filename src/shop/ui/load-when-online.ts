/**
 * Fetches code that nobody asks for a second time: without a connection it waits until the
 * connection is back. Rejects where the code cannot be had for a different reason.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
