/** Bubbling event that an island fires once its event listeners are attached. */
export const ISLAND_ALIVE = 'island:alive';
