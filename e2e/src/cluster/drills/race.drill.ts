import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sized } from '@sundara/contracts/testing';
import { type Cluster, startCluster } from '../cluster.ts';
import { becomeCustomer, type Customer, freeStarts, order } from '../load/customer.ts';
import { makePerson } from '../load/person.ts';
import { Requests } from '../load/requests.ts';
import { packageFolder } from '../processes/package-folder.ts';

const CUSTOMERS = sized({ quick: 60, deep: 200 });
const ROUNDS = sized({ quick: 2, deep: 10 });

/** Resolutions T3, over everything that an operator puts between a customer and the database. */
describe(`when ${CUSTOMERS} customers order one time at once, at three API processes`, () => {
  let cluster: Cluster;
  let customers: readonly Customer[];
  const requests = new Requests();
  before(async () => {
    cluster = await startCluster({ folder: packageFolder() });
    const made: Customer[] = [];
    for (let number = 0; number < CUSTOMERS; number += 1)
      made.push(await becomeCustomer(makePerson(number, cluster.url, requests)));
    const [{ salonId = '', serviceId = '' } = {}] = made;
    customers = made.map((customer) => ({ ...customer, salonId, serviceId }));
  });
  after(async () => {
    for (const { person } of customers ?? []) person.leave();
    await cluster?.stop();
  });

  it(`as many get it as the salon has people for it, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first] = customers;
      assert(first);
      const [dateTime = ''] = await freeStarts(first, 2 + round);
      const capacity = await capacityAt(first, dateTime);
      const answers = await Promise.all(customers.map((customer) => order(customer, dateTime)));
      const told = answers.map(({ status }) => status);
      assert.equal(told.filter((status) => status === 200).length, capacity, told.join(' '));
      assert.equal(told.filter((status) => status === 409).length, CUSTOMERS - capacity, told.join(' '));
    }
    assert.deepEqual(requests.failed(), []);
  });

  it('every process took part', async () => {
    for (const { name, metricsPort } of cluster.processes.api) {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      assert.match(metrics, /_count\{[^}]*sundara_operation="payment\.createOrder"/, name);
    }
  });

  /** How many people the salon has free for the service then. */
  const capacityAt = async ({ person, salonId, serviceId }: Customer, dateTime: string): Promise<number> => {
    const path = `/api/public/salons/${salonId}/availability?date=${dateTime.slice(0, 10)}&services=${serviceId}`;
    const { slots } = JSON.parse((await person.ask('GET', path)).text);
    return slots.find((slot: { dateTime: string }) => slot.dateTime === dateTime).capacity;
  };
});
