import { rm } from 'node:fs/promises';
import path from 'node:path';
import { connectToServer } from '@sundara/node/testing';
import { ask } from '../../ask.ts';
import { compositionAt } from '../../composition-at.ts';
import type { Cluster } from '../cluster.ts';
import { becomeCustomer, type Customer, freeStarts, order } from '../load/customer.ts';
import { makePerson } from '../load/person.ts';
import { Requests } from '../load/requests.ts';

/** What goes wrong, and the alerts that must fire of it. */
export interface Fault {
  readonly what: string;
  readonly alerts: readonly string[];
  /** Happens again and again until they fire. */
  readonly act: (cluster: Cluster, turn: number) => Promise<unknown>;
}

const inDatabase = async (url: string, statement: string): Promise<void> => {
  const server = connectToServer(url);
  // The user's own limits are those of the product.
  await server.query(`set statement_timeout = 0; ${statement}`).finally(() => server.disconnect());
};

const several = <T>(count: number, act: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => act(place)));

let people = 5_000;
const newCustomer = ({ url }: Cluster): Promise<Customer> => {
  people += 1;
  return becomeCustomer(makePerson(people, url, new Requests()));
};

const killAll = (cluster: Cluster, role: keyof Cluster['processes']): Promise<unknown> =>
  Promise.all(cluster.processes[role].map((one) => one.kill()));

const once =
  (act: Fault['act']): Fault['act'] =>
  async (cluster, turn) =>
    turn === 0 ? act(cluster, turn) : undefined;

/** A message of the contact page is two mails. */
const writeToUs: Fault['act'] = async ({ url }) => {
  people += 1;
  const person = makePerson(people, url, new Requests());
  const message = 'Can I bring my daughter along on Saturday?';
  const body = { name: 'Asha Rao', email: `asha.${people}@example.test`, subject: 'feedback', message };
  await person.ask('POST', '/api/contact', { body });
  person.leave();
};

/** In this order: what a later one breaks, an earlier one may need. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'the mail server is away',
    alerts: ['MailsFail'],
    act: writeToUs,
  },
  {
    what: 'a job failed eleven times, another waits, and two refunds need a person',
    alerts: ['JobsWereGivenUp', 'MoneyWaitsForAPerson', 'RefundsAreLate'],
    act: once(({ services: { databases } }) =>
      inDatabase(
        databases.direct,
        `set session_replication_role = replica;
         insert into outbox (kind, key, payload, failed_at, last_error) values ('mail.drill', '1', '{}', now(), 'drill');
         insert into refunds (booking_id, gateway_payment_id, gateway_refund_id, key, amount_paise, reason, status, created_at)
         select id, 'pay_drill', 'rfnd_drill' || status, 'drill' || status, 100, 'by-hand', status, now() - interval '8 days'
         from (select id from bookings limit 1) one, (values ('failed'), ('sent')) of (status)`,
      ),
    ),
  },
  {
    what: 'jobs are due, and somebody holds them',
    alerts: ['JobsWait'],
    act: ({ services: { databases } }) =>
      inDatabase(
        databases.direct,
        `begin;
         insert into outbox (kind, key, payload, run_at) values ('mail.drill', '2', '{}', now() - interval '10 minutes') on conflict do nothing;
         commit;
         begin;
         select 1 from outbox where key = '2' for update;
         select pg_sleep(20);
         commit`,
      ),
  },
  {
    what: 'a long transaction has the table of bookings for itself',
    alerts: ['AnswersAreSlow', 'ConnectionsAreShort'],
    act: async (cluster) => {
      const customer = await newCustomer(cluster);
      const [api] = cluster.processes.api;
      const path = `/api/public/salons/${customer.salonId}/availability?date=2027-01-04&services=${customer.serviceId}`;
      const held = inDatabase(
        cluster.services.databases.direct,
        'begin; lock table occupations, bookings in access exclusive mode; select pg_sleep(16); commit',
      );
      let goesOn = true;
      const asking = several(60, async () => {
        while (goesOn) await ask(`${api?.address}${path}`).catch(() => undefined);
      });
      await held;
      goesOn = false;
      await asking;
    },
  },
  {
    what: 'the gateway is away',
    alerts: ['GatewayFails'],
    act: async (cluster, turn) => {
      const customer = await newCustomer(cluster);
      const starts = await freeStarts(customer);
      if (turn === 0) await cluster.services.sandbox.stop();
      for (const start of starts.slice(0, 5)) await order(customer, start);
    },
  },
  {
    what: 'a process is stopped for moments, and uses more memory than it should',
    alerts: ['EventLoopIsLate', 'MemoryGrows'],
    act: async ({ processes }) => {
      const pid = processes.api[2]?.pid() ?? 0;
      for (let moment = 0; moment < 10; moment += 1) {
        process.kill(pid, 'SIGSTOP');
        await new Promise((resolve) => setTimeout(resolve, 400));
        process.kill(pid, 'SIGCONT');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  },
  {
    what: 'a remote breaks in browsers',
    alerts: ['RemoteFails', 'RemoteThrows'],
    act: async ({ url }) => {
      const { id, remotes } = await compositionAt(url);
      const broken = { remote: 'discovery', version: remotes.discovery?.version ?? '' };
      const error = { ...broken, kind: 'render', type: 'TypeError', route: '/', frames: [] };
      const beacon = {
        ...{ composition: id, sequence: 1, canary: false, errors: [error] },
        reports: ['loaded', 'render'].map((outcome) => ({ ...broken, outcome })),
      };
      const body = JSON.stringify(beacon);
      await several(5, () =>
        ask(`${url}/api/releases/beacons`, {
          ...{ method: 'POST', body, headers: { 'content-type': 'application/json', origin: url } },
        }),
      );
    },
  },
  {
    what: 'somebody asks for other hosts',
    alerts: ['FrontDoorRefuses'],
    act: ({ processes }) =>
      several(60, async (place) => {
        const { port } = new URL(processes.site[place % 2]?.address ?? '');
        await ask(`http://unknown.example:${port}/`);
      }),
  },
  {
    what: 'the render servers are away',
    alerts: ['PagesComeWithoutContent'],
    act: async (cluster, turn) => {
      if (turn === 0) await killAll(cluster, 'render');
      await several(10, (place) => ask(`${cluster.url}/salons?q=${turn}${place}`));
    },
  },
  {
    what: 'the record of a remote was changed',
    alerts: ['RemoteIsLeftOut'],
    act: once(async ({ services, processes, dataDir }) => {
      const { objects } = services.bucket;
      const key = [...objects.keys()].find((one) => /salon\/1\.0\.0\/record\.json$/.test(one));
      if (!key) throw new Error(`No record of a remote in ${[...objects.keys()].slice(0, 20)}`);
      objects.set(key, Buffer.from('{}'));
      await processes.site[1]?.stop();
      // Else it goes on with what was good last.
      await rm(path.join(dataDir, '../site-2/site'), { recursive: true });
      await processes.site[1]?.start();
    }),
  },
  {
    what: 'the database of the registry is away',
    alerts: ['RegistryIsOfNoUse'],
    act: async ({ services: { databases }, url }) => {
      const name = new URL(databases.registry).pathname.slice(1);
      await inDatabase(
        databases.direct,
        `alter database ${name} allow_connections false;
         select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      await several(4, () => ask(url));
    },
  },
  {
    what: 'every API process is away',
    alerts: ['FailuresBurnFast', 'FailuresBurnSlowly', 'ProcessIsGone'],
    act: async (cluster) => {
      await killAll(cluster, 'api');
      await several(10, () => ask(`${cluster.url}/api/public/salons?page=1&limit=3`));
    },
  },
  {
    what: 'the balancer before them is away',
    alerts: ['CallsFindNobody'],
    act: async ({ services: { balancer }, processes }, turn) => {
      if (turn === 0) await balancer.stop();
      const [site] = processes.site;
      await several(10, () => ask(`${site?.address}/api/public/salons?page=1&limit=3`));
    },
  },
  {
    what: 'every worker is away',
    alerts: ['NobodyWorks'],
    act: once((cluster) => killAll(cluster, 'worker')),
  },
];
