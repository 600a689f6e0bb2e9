/** Bubbling event with which an island reports that its event listeners are attached. */
export const ALIVE = 'island:alive';
