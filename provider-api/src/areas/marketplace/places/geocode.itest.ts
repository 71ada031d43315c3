import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import { after, before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { DEMO_ADMIN } from '../../../demo/accounts.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { SITE_URL } from '../../../testing/test-settings.ts';
import { createBundledGeocoder } from './bundled-geocoder.ts';
import { countLookUp } from './count-look-ups.ts';
import { localities } from './localities.tables.ts';

const at = (latitude: number | string, longitude: number | string) =>
  `/api/salon/reverse-geocode?latitude=${latitude}&longitude=${longitude}`;

forEachDatabase((kind, open) => {
  let database: Database;
  let api: TestApp;
  let token: string;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    token = await api.signIn('salon@demo.test');
  });
  after(() => api.app.close());

  it('a point in Hyderabad has its ward, the nearest locality and its PIN', async () => {
    const { status, json } = await api.call('GET', at(17.4326, 78.4071), { token });
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.message, 'Area and sublocality details fetched successfully');
    assert.match(json.address.sublocality, /Jubilee Hills/);
    assert.notEqual(json.address.area, '');
    assert.match(json.address.postalCode, /^5\d{5}$/);
    assert.deepEqual(
      [json.address.city, json.address.state, json.address.country],
      ['Hyderabad', 'Telangana', 'India'],
    );
  });

  it('every locality that people name has an address at its centre, with its own name and PIN', async () => {
    const geocode = createBundledGeocoder(database);
    const named = await database.db.select().from(localities).where(eq(localities.kind, 'locality'));
    assert.ok(named.length >= 60);
    for (const { name, latitude, longitude, pin } of named) {
      const address = await geocode({ latitude, longitude });
      assert.ok(address?.area, name);
      if (pin) assert.deepEqual([address.sublocality, address.postalCode], [name, pin]);
    }
  });

  it('a point outside of the city has none, and what is no point is refused', async () => {
    for (const [latitude, longitude] of [
      [28.6139, 77.209],
      [0, 0],
      [17.0, 78.4],
    ] as const) {
      const { status, json } = await api.call('GET', at(latitude, longitude), { token });
      assert.equal(status, 404);
      assert.equal(json.code, 'ADDRESS_UNKNOWN');
      assert.equal(json.message, 'Failed to fetch address information');
    }
    assert.equal((await api.call('GET', at(91, 78), { token })).status, 400);
    assert.equal((await api.call('GET', at('x', 78), { token })).status, 400);
  });

  it('looks up 120 addresses an hour for one account', async () => {
    for (let no = 0; no < 120; no += 1) await countLookUp(database.db, DEMO_ADMIN);
    const admin = await api.signIn(DEMO_ADMIN.email);
    const { status, json } = await api.call('GET', at(17.4326, 78.4071), { token: admin });
    assert.deepEqual([status, json.code], [429, 'RATE_LIMITED']);
  });

  if (kind === 'postgres')
    it('a service that answers as Nominatim does is asked instead, and its troubles are an address unknown', async (t) => {
      const asked: IncomingMessage[] = [];
      const service = createServer((request, response) => {
        asked.push(request);
        response.statusCode = asked.length === 2 ? 500 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(
          JSON.stringify({
            address: {
              suburb: 'Indiranagar',
              city: 'Bengaluru',
              state: 'Karnataka',
              postcode: '560 038',
              country_code: 'in',
            },
          }),
        );
      });
      await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
      t.after(() => service.close());
      const address = service.address();
      assert(address !== null && typeof address === 'object');
      const GEOCODER_URL = `http://127.0.0.1:${address.port}/nominatim`;
      const other = await testApp(database, {}, { GEOCODER_URL });
      t.after(() => other.app.close());
      const { json } = await other.call('GET', at(12.97, 77.64), { token });
      assert.deepEqual(json.address, {
        ...{
          area: '',
          sublocality: 'Indiranagar',
          city: 'Bengaluru',
          state: 'Karnataka',
          postalCode: '560038',
        },
        country: 'India',
      });
      assert.match(asked[0]?.url ?? '', /^\/nominatim\/reverse\?format=jsonv2&lat=12.97&lon=77.64/);
      assert.equal(asked[0]?.headers['user-agent'], `Sundara/1.0 (+${SITE_URL})`);
      assert.equal((await other.call('GET', at(12.98, 77.64), { token })).status, 404);
      assert.equal((await other.call('GET', at(12.97, 77.64), { token })).status, 200);
      assert.equal(asked.length, 2, 'what was found is kept');
    });
});
