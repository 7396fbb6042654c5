export { makeCells, parseCells } from './cells.ts';
export * from './http.ts';
export * from './socket.ts';
