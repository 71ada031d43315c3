import { customType } from 'drizzle-orm/pg-core';

/** Text that ignores case when compared: e-mail addresses. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** A span of time; written and read in PostgreSQL's text format: '[from,to)'. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Words prepared for text search; always computed by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A point on a plane, in kilometres: distances between points are straight lines. */
export const planePoint = customType<{ data: string }>({ dataType: () => 'point' });
