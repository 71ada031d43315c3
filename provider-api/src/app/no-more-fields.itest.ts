import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import {
  addFavourite,
  applyForListing,
  listFavourites,
  nextServiceSlots,
  nextSlots,
  type Operation,
  operationUrl,
  removeFavourite,
  salonDetail,
  salonHead,
  salonReviews,
  salonSitemap,
  sendContactMessage,
} from '@sundara/contracts/api';
import { shows } from '@sundara/contracts/testing';
import { applicationForm } from '../areas/back-office/applications/testing/application-form.ts';
import { salons, services } from '../areas/marketplace/salons/salons.tables.ts';
import type { Database } from '../platform/database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const MESSAGE = {
  name: 'Asha',
  email: 'asha@people.example',
  subject: 'general',
  message: 'Do you have parking?',
  website: 'a trap',
};

/** As in production, where only the code that writes the reply keeps a table's columns from leaving. */
forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let token: string;
  let salonId: string;
  let serviceId: string;
  before(async () => {
    database = await open('demo');
    api = await testApp(database, { checkReplies: false });
    token = await api.signIn('customer@demo.test');
    salonId = (await database.db.select({ id: salons.id }).from(salons).limit(1))[0]?.id ?? '';
    serviceId = (await database.db.select({ id: services.id }).from(services).limit(1))[0]?.id ?? '';
  });
  after(() => api.app.close());

  const CALLS = [
    [salonDetail, () => ({ params: { id: salonId } })],
    [salonReviews, () => ({ params: { id: salonId }, query: { limit: 100 } })],
    [salonHead, () => ({ params: { id: salonId } })],
    [nextSlots, () => ({ query: { ids: salonId } })],
    [nextServiceSlots, () => ({ query: { ids: serviceId } })],
    [salonSitemap, () => ({})],
    [addFavourite, () => ({ params: { salonId } })],
    [listFavourites, () => ({})],
    [removeFavourite, () => ({ params: { salonId } })],
    [sendContactMessage, () => ({ body: MESSAGE })],
    [applyForListing, () => ({ body: applicationForm() })],
  ] as const satisfies readonly (readonly [Operation, () => object])[];
  after(() => shows('T49', { 'operations with fields of tables': CALLS.length }));
  for (const [operation, input] of CALLS) {
    it(`answers ${operation.name} with the fields of the contract and no other`, async () => {
      const { body, ...address }: { body?: unknown } = input();
      const { status, json } = await api.call(operation.method, operationUrl(operation, address), {
        token,
        body,
      });
      assert.equal(status, 200);
      // Parsing drops fields that the contract does not know.
      assert.deepEqual(json, operation.reply.parse(json));
    });
  }
});
