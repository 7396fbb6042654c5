/** Everything a test of the skirmish needs. */
export { parseAt, parseDiary, parseLength } from './diary.ts';
export { makeOrder, parseOrder } from './orders.ts';
export { newTable, position, type Table, tableOf } from './position.ts';
