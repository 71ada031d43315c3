import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { it } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { makeCustomer, makeSalon } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { jpeg, uploadCalls } from './testing/upload-calls.ts';

/** In each file name, so that a file that was made by it is found. */
const MARK = `out-${crypto.randomUUID()}`;
const FOUR_KB = '../'.repeat(1_366);
/** Names with which a file would leave its folder, take another's place or be another one than it seems. */
const FILE_NAMES = [
  ...[`../${MARK}.jpg`, `../../../../../../../../tmp/${MARK}.jpg`, `/${MARK}.jpg`, `/tmp/${MARK}.jpg`],
  ...[`..\\..\\${MARK}.jpg`, `C:\\${MARK}.jpg`, `....//....//${MARK}.jpg`, `${MARK}/../../../${MARK}.jpg`],
  ...[`..%2f..%2f${MARK}.jpg`, `..%252f..%252f${MARK}.jpg`, `..%c0%af${MARK}.jpg`, `..∕..∕${MARK}.jpg`],
  ...[`file:///tmp/${MARK}.jpg`, `.${MARK}`, `${MARK}.jpg/`, `${MARK}.html`, '.', '..', '../..'],
  ...['\0', `${MARK}\0.jpg`, `../${MARK}.jpg\0.png`],
  ...[`${FOUR_KB}${MARK}.jpg`, `${MARK}${'a'.repeat(4_096)}.jpg`],
];
const OUR_ID = /^salon_gallery\/[0-9a-f-]{36}$/;
const OUR_FILE = /^uploads\/salon_gallery\/[0-9a-f]{2}\/[0-9a-f-]{36}-\d+\.webp$/;
/** Longer than any id; refused for that. */
const LONGEST_ID = 200;

forEachBench({}, (scene) => {
  const { ownerOf, send, say, remove, upload, filesOf } = uploadCalls(scene);

  /** Every file of the server's own folder, by its path in it. */
  const filesNow = async (): Promise<readonly string[]> => {
    const { dataDir } = scene.bench;
    const all = await readdir(dataDir, { recursive: true, withFileTypes: true });
    return all
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)));
  };

  it('keeps a file under a name of ours in the folder of uploads, whatever it is called', async () => {
    const before = new Set(await filesNow());
    const picture = await jpeg();
    let kept = 0;
    for (const name of FILE_NAMES) {
      const type = 'image/jpeg';
      const { status, json } = await send(picture, { query: '?folder=salon_gallery', name, type });
      if (status !== 200) {
        assert.deepEqual([status, json.code], [422, 'UPLOAD_REFUSED'], name);
        continue;
      }
      kept += 1;
      assert.match(json.publicId, OUR_ID, name);
    }
    const made = (await filesNow()).filter((file) => !before.has(file));
    assert.equal(made.length, 3 * kept, 'three widths of each');
    assert.ok(kept > 0, 'else only refusals would be looked at');
    const outside = made.filter((file) => !OUR_FILE.test(file));
    for (const folder of ['/', tmpdir(), '/tmp', process.cwd(), dirname(scene.bench.dataDir)])
      outside.push(...(await readdir(folder)).filter((name) => name.includes(MARK)));
    assert.deepEqual(outside, []);
    const figures = { 'hostile names of files': FILE_NAMES.length, 'of them kept under our own': kept };
    shows('T62', { ...figures, 'files outside their folder': outside.length });
  });

  it('lets the owner and an admin delete, in the address or the body, and tells others that it is not there', async () => {
    const [one, two] = [await upload(), await upload()];
    const stranger = await ownerOf((await makeSalon(scene.database, 1)).id);
    const unknown = await remove(`salon_gallery/${crypto.randomUUID()}`);
    assert.equal(unknown.status, 404);
    assert.deepEqual(await remove(one.publicId, stranger), unknown);
    assert.deepEqual(await say('delete', { publicId: one.publicId }, stranger), unknown);
    const before = await filesNow();
    const others = [
      ...[one.publicId.replace('/', '%2F'), `work_images/${one.publicId.split('/')[1]}`, `/${one.publicId}`],
      ...[`${one.publicId}/`, one.publicId.toUpperCase(), '../../database', 'salon_gallery/..', '..\\..\\x'],
      ...['\0', `${one.publicId}\0`, 'salon_gallery/\0', `${one.publicId}\0.webp`],
      ...['a'.repeat(4_096), FOUR_KB, `${FOUR_KB}${one.publicId}`],
    ];
    for (const publicId of others) {
      const [status, code] = publicId.length > LONGEST_ID ? [400, 'VALIDATION_FAILED'] : [404, 'NOT_FOUND'];
      for (const told of [await remove(publicId), await say('delete', { publicId })])
        assert.deepEqual([told.status, told.json.code], [status, code], publicId);
    }
    assert.deepEqual(await filesNow(), before);
    assert.deepEqual([await filesOf(one), await filesOf(two)], [3, 3]);
    assert.equal((await say('delete', { publicId: one.publicId })).status, 200);
    assert.equal((await remove(two.publicId, await makeCustomer(scene.database, 'admin'))).status, 200);
    assert.equal((await remove(two.publicId, await makeCustomer(scene.database))).status, 403);
    shows('T62', { "ids that are not the picture's own": others.length });
  });
});
