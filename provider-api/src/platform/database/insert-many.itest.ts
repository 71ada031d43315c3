import assert from 'node:assert/strict';
import { it } from 'node:test';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { onBothDatabases } from '../../testing/for-each-database.ts';
import { tstzrange } from './column-types.ts';
import { insertMany } from './insert-many.ts';

const things = pgTable('things', {
  id: integer().primaryKey(),
  name: text().notNull(),
  isNew: boolean('is_new').notNull().default(true),
  tags: text().array().notNull().default([]),
  facts: jsonb().$type<{ readonly size: string }>(),
  during: tstzrange(),
  at: timestamp({ withTimezone: true }),
});

const moods = pgTable('moods', {
  id: integer().primaryKey(),
  name: text().notNull(),
  isNew: boolean('is_new').notNull().default(true),
  tone: text().default('calm'),
});

onBothDatabases((_, open) => {
  it('writes any kind of value as `insert` does, and takes defaults where no row says otherwise', async () => {
    const { db, pool, transaction } = await open('empty');
    await pool.query(`create table things (id int primary key, name text not null, is_new boolean not null default true,
      tags text[] not null default '{}', facts jsonb, during tstzrange, at timestamptz)`);
    const at = new Date('2026-11-21T06:00:00Z');
    const during = '[2026-11-21T06:00:00.000Z,2026-11-21T07:00:00.000Z)';
    const rows = [
      { id: 1, name: 'A "quote", a \\ and ₹', tags: ['a,b', '{c}', ''], facts: { size: 'x' }, during, at },
      { id: 2, name: '', tags: [], facts: null, at: null },
    ];
    await transaction(async (tx) => {
      await insertMany(tx, things, []);
      await insertMany(tx, things, rows);
      await tx.insert(things).values(rows.map((row) => ({ ...row, id: row.id + 2 })));
    });
    const [first, second, ...others] = await db.select().from(things).orderBy(things.id);
    assert.deepEqual(others, [
      { ...first, id: 3 },
      { ...second, id: 4 },
    ]);
    assert.deepEqual(
      [first?.name, first?.tags, first?.at, first?.isNew],
      [rows[0]?.name, rows[0]?.tags, at, true],
    );
  });

  it('refuses rows of which only some give what has a default or is needed, and says which', async () => {
    const { db, pool, transaction } = await open('empty');
    await pool.query(
      "create table moods (id int primary key, name text not null, is_new boolean not null default true, tone text default 'calm')",
    );
    const refused = async (rows: readonly (typeof moods.$inferInsert)[], message: RegExp) =>
      assert.rejects(
        transaction((tx) => insertMany(tx, moods, rows)),
        { message },
      );
    const [first, second] = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ];
    await refused(
      [{ ...first, isNew: false }, second],
      /^Row 2 of 2 for moods leaves out 'isNew', which other/,
    );
    await refused([first, { ...second, tone: 'loud' }], /^Row 1 of 2 for moods leaves out 'tone'/);
    await refused(
      [
        { ...first, tone: 'loud' },
        { ...second, tone: undefined },
      ],
      /^Row 2 .* leaves out 'tone'/,
    );
    await transaction((tx) => insertMany(tx, moods, [{ ...first, tone: undefined }, second]));
    const kept = await db.select({ tone: moods.tone }).from(moods);
    assert.deepEqual(kept, [{ tone: 'calm' }, { tone: 'calm' }]);
  });
});
