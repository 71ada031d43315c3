import assert from 'node:assert/strict';
import { it } from 'node:test';
import { outbox } from './outbox.tables.ts';
import { findOutboxFigures } from './outbox-figures.ts';
import { after, forEachOutbox, NOON } from './testing/for-each-outbox.ts';

forEachOutbox((scene) => {
  it('counts by kind what is due, what runs and what was given up, and tells how long the oldest has waited', async () => {
    const job = (kind: string, key: string, more: Partial<typeof outbox.$inferInsert>) => ({
      ...{ kind, key, payload: {}, runAt: NOON, createdAt: after(-100) },
      ...more,
    });
    await scene.database.db
      .insert(outbox)
      .values([
        job('a', 'due', { runAt: after(-40) }),
        job('a', 'due later than that', { runAt: after(-10) }),
        job('a', 'to be run at once', { runAt: new Date(0), createdAt: after(-50) }),
        job('a', 'whose process has died', { runAt: after(-20), lockedUntil: after(-1) }),
        job('a', 'in future', { runAt: after(1) }),
        job('a', 'under way', { runAt: after(-500), lockedUntil: after(5) }),
        job('a', 'done', { runAt: after(-900), doneAt: NOON }),
        job('a', 'given up', { runAt: after(-900), failedAt: NOON }),
        job('b', 'given up', { failedAt: after(-9_000) }),
        job('c', 'in future', { runAt: after(60) }),
      ]);
    const found = await findOutboxFigures(scene.database.db, NOON);
    assert.deepEqual(
      found.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
      [
        { kind: 'a', due: 4, oldest: 50, running: 1, given_up: 1 },
        { kind: 'b', due: 0, oldest: 0, running: 0, given_up: 1 },
      ],
    );
  });
});
