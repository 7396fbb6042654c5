/** The server as it runs always, which also tells its parent how much memory it holds. */
// The program does what it does when it is imported.
await import('../src/main.ts');

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heldKb: (heapUsed + external) / 1024, residentKb: rss / 1024 });
});
