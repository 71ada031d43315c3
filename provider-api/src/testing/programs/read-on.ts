/**
 * A program that reads an address (its argument) one time after the other: from a message that says how often at least,
 * until the message 'enough'; it then sends how long each took, in milliseconds.
 */
const [, , address = ''] = process.argv;

const timeOfRead = async (): Promise<number> => {
  const since = performance.now();
  const reply = await fetch(address);
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${address} was answered with ${reply.status}.`);
  return performance.now() - since;
};

let isEnough = false;
process.on('message', async (message) => {
  isEnough = message === 'enough';
  if (isEnough) return;
  const times: number[] = [];
  while (times.length < Number(message) || !isEnough) times.push(await timeOfRead());
  process.send?.(times);
});
