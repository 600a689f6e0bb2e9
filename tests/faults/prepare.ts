export { default } from '../support/prepared-shop.ts';
