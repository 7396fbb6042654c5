/** For the health check of a container: ends with 0 when the server in it is ready, else with 1 and says why. */
const port = process.env['PORT'] ?? '2567';
try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) });
  process.stdout.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exitCode = 1;
}
