import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { watchAnswer } from './watch-answer.ts';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

it('waits no longer for somebody who left before the wait began', async () => {
  const response = answer();
  const untilAnswered = watchAnswer(response);
  response.emit('close');
  await untilAnswered();
});

it('waits not at all for somebody who had left before it was watched', async () => {
  const response = answer();
  response.destroy();
  await watchAnswer(response)();
});

it('waits until the answer is sent, and for a limited time at most', async () => {
  jest.useFakeTimers();
  const response = answer();
  const over: string[] = [];
  const wait = async (name: string, limitMs: number) => {
    await watchAnswer(response, limitMs)();
    over.push(name);
  };
  const [short, long] = [wait('short', 1_000), wait('long', 60_000)];
  jest.advanceTimersByTime(999);
  expect(over).toEqual([]);
  jest.advanceTimersByTime(1);
  await short;
  expect(over).toEqual(['short']);
  response.emit('finish');
  await long;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
