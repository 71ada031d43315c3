import { MessageBatches } from './message-batches.ts';

const message = (type: string, body = '') => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
};
const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

const started = (): MessageBatches => {
  const batches = new MessageBatches();
  batches.push([STARTUP]);
  return batches;
};

describe('MessageBatches', () => {
  it('hands on the start-up packet, which has no type', () => {
    const batches = new MessageBatches();
    expect(batches.push([STARTUP.subarray(0, 3)])).toBeUndefined();
    expect(batches.push([STARTUP.subarray(3)])).toEqual(new Uint8Array(STARTUP));
  });

  it('keeps a conversation back until it asks for an answer', () => {
    const batches = started();
    const parse = message('P', 'select 1');
    const sync = message('S');
    expect(batches.push([parse])).toBeUndefined();
    expect(batches.push([message('B'), sync])).toEqual(
      new Uint8Array(Buffer.concat([parse, message('B'), sync])),
    );
  });

  it('hands on what is whole and keeps the rest, wherever the bytes are cut', () => {
    const batches = started();
    const bytes = Buffer.concat([message('Q', 'one'), message('Q', 'two')]);
    const cut = message('Q', 'one').length + 2;
    expect(batches.push([bytes.subarray(0, cut)])).toEqual(new Uint8Array(message('Q', 'one')));
    expect(batches.push([bytes.subarray(cut)])).toEqual(new Uint8Array(message('Q', 'two')));
  });

  it('hears the goodbye and does not hand it on', () => {
    const batches = started();
    expect(batches.push([message('Q', 'last'), message('X')])).toEqual(new Uint8Array(message('Q', 'last')));
    expect(batches.terminated).toBe(true);
  });
});
