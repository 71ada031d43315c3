// Whether the server of this container answers: node health.mjs [/readyz], by default /healthz. Exit code 0 or 1.
const [, , path = '/healthz'] = process.argv;
const LIMIT_MS = 4_000;

try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  console.log(`${path} answers ${answer.status}: ${await answer.text()}`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.log(`${path} does not answer: ${error.cause?.code ?? error.message}`);
  process.exitCode = 1;
}
