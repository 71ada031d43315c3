import { makeTemporaryFolder, NOWHERE, removeFolder } from '@sundara/node/testing';
import type pg from 'pg';
import { Pool } from 'undici';
import { startApi } from '../../src/testing/payments/api-process.ts';
import { middleOf } from '../search/clients.ts';
import type { Figures } from '../search/latencies.ts';
import { readByHand } from './availability-by-hand.ts';
import { type AvailabilityQuestion, availabilityQuestions, type Length } from './availability-questions.ts';
import { type BusySalon, makeBusySalon } from './busy-salon.ts';
import { connectClients } from './connected-clients.ts';
import { measureEach } from './measure-each.ts';
import { type Goal, tellFigures } from './tell-figures.ts';

const CLIENTS = 8;
const ROUNDS = 3;
const QUESTIONS: Readonly<Record<Length, number>> = { day: 800, month: 240 };
const GOALS: Readonly<Record<Length, Goal>> = {
  day: { p99: 60, ratio: 6 },
  month: { p99: 150, ratio: 8 },
};

/**
 * How fast a day's times and a calendar's days are returned, compared with hand-written SQL that reads the same rows.
 * @returns whether the goals are met
 */
export const measureAvailability = async (
  client: pg.Client,
  databaseUrl: string,
  main: string,
): Promise<boolean> => {
  const salon = await makeBusySalon(client);
  const { rows } = await client.query<{ ahead: string; past: string }>(
    `select count(*) filter (where status = 'confirmed') as ahead, count(*) filter (where status <> 'confirmed') as past
     from bookings where salon_id = $1`,
    [salon.id],
  );
  console.log(
    `A salon with ${salon.specialists.length} people, a start every 15 minutes, ${rows[0]?.ahead} bookings ahead and ${rows[0]?.past} past`,
  );
  const dataDir = await makeTemporaryFolder();
  const api = await startApi({ databaseUrl, dataDir }, NOWHERE, { main });
  const http = new Pool(api.url, { connections: CLIENTS, pipelining: 1 });
  const byHand = await connectClients(databaseUrl, CLIENTS);
  try {
    let isMet = true;
    for (const length of ['day', 'month'] as const) {
      const figures: [Figures[], Figures[]] = [[], []];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const questions = availabilityQuestions(salon, length, QUESTIONS[length], `round ${round}`);
        const overHttp = await measureEach(questions, CLIENTS, (question) => ask(http, salon, question));
        const inSql = await measureEach(questions, CLIENTS, (question, number) =>
          readByHand(byHand.at(number), salon, question),
        );
        // The first round warms up both.
        if (round > 0) {
          figures[0].push(overHttp);
          figures[1].push(inSql);
        }
      }
      const title = `A ${length}'s availability, ${CLIENTS} clients without a pause`;
      const told: [string, Figures][] = [
        ['API', middleOf(figures[0])],
        ['SQL by hand', middleOf(figures[1])],
      ];
      isMet = tellFigures(title, told, GOALS[length]) && isMet;
    }
    return isMet;
  } finally {
    await http.close();
    await byHand.close();
    await api.stop();
    await removeFolder(dataDir);
  }
};

const ask = async (http: Pool, { id }: BusySalon, question: AvailabilityQuestion): Promise<void> => {
  const { from, to } = question;
  const services = question.services.join(',');
  const path =
    from === to
      ? `/api/public/salons/${id}/availability?date=${from}&services=${services}`
      : `/api/public/salons/${id}/availability/days?from=${from}&to=${to}&services=${services}`;
  const { statusCode, body } = await http.request({ method: 'GET', path });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path} was answered by ${statusCode}: ${text.slice(0, 300)}`);
};
