/** For a row that is near: apart, so that a page of a list has its code without a detour. */
export { keepTrue } from './live-cards.client.ts';
