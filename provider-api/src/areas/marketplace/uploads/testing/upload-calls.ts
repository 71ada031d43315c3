import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach } from 'node:test';
import { eq } from 'drizzle-orm';
import { makeCustomer, type TestCustomer } from '../../../../testing/payments/booking-bench.ts';
import type { Scene } from '../../../../testing/payments/for-each-bench.ts';
import type { UploadedPicture } from '../../pictures/uploaded-picture.ts';
import { salons } from '../../salons/salons.tables.ts';
import { uploads } from '../uploads.tables.ts';
import { type FormFile, formOf } from './form.ts';
import { twoColours } from './pictures.ts';

/** Where forms with pictures are sent, and pictures are served. */
export const PICTURES = '/api/uploads/pictures';

interface Sent extends Pick<FormFile, 'name' | 'type'> {
  readonly query?: string;
  /** The owner by default. */
  readonly by?: Pick<TestCustomer, 'token'>;
}

export const jpeg = (): Promise<Buffer> => twoColours().jpeg().toBuffer();

/** The calls of uploads, by default by the owner of the scene's salon, who is another one in each test. */
export const uploadCalls = (scene: Scene) => {
  let owner: TestCustomer;
  const ownerOf = async (salonId: string): Promise<TestCustomer> => {
    const account = await makeCustomer(scene.database, 'salon');
    await scene.database.db.update(salons).set({ ownerId: account.id }).where(eq(salons.id, salonId));
    return account;
  };
  beforeEach(async () => {
    owner = await ownerOf(scene.salon.id);
  });

  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, more: object = {}) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await scene.bench.app.inject({ method, url, headers, ...more });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, reply };
  };
  const send = async (
    bytes: Buffer,
    { query = '', by = owner, name = 'a.html', type = 'text/html' }: Sent = {},
  ) => {
    const { headers, payload } = formOf({ bytes, field: 'picture', name, type });
    const { status, reply } = await ask('POST', `${PICTURES}${query}`, undefined, {
      payload,
      headers: { ...headers, authorization: `Bearer ${by.token}` },
    });
    return { status, json: reply.json() };
  };
  const say = async (path: string, body: object, { token } = owner) => {
    const { status, reply } = await ask('POST', `/api/uploads/${path}`, token, { payload: body });
    return { status, json: reply.json() };
  };
  const remove = async (publicId: string, { token } = owner) => {
    const { status, reply } = await ask('DELETE', `/api/uploads/${encodeURIComponent(publicId)}`, token);
    return { status, json: reply.json() };
  };
  const upload = async (folder = 'salon_gallery') => {
    const { status, json } = await send(await jpeg(), { query: `?folder=${folder}` });
    assert.equal(status, 200, json.message);
    const { publicId, width, height, placeholder } = json.picture;
    const shown: UploadedPicture = { publicId, width, height, placeholder };
    return { ...shown, shown, url: json.url };
  };
  const filesOf = async ({ publicId }: { publicId: string }): Promise<number> => {
    const all = await readdir(join(scene.bench.dataDir, 'uploads'), { recursive: true }).catch(() => []);
    return all.filter((name) => name.includes(publicId.split('/')[1] ?? '?')).length;
  };
  const rowsOf = () => scene.database.db.select().from(uploads).where(eq(uploads.salonId, scene.salon.id));
  return { owner: () => owner, ownerOf, ask, send, say, remove, upload, filesOf, rowsOf };
};
