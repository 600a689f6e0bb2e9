/** Event by which an island says that its own code listens; it bubbles. */
export const ALIVE = 'island:alive';
