import { customType } from 'drizzle-orm/pg-core';

/** Text that ignores case when compared: e-mail addresses. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** A span of time; written and read as PostgreSQL's own text: '[from,to)'. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Words prepared for text search; always made by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A place on a plane, in kilometres: distances between two are as the crow flies. */
export const planePoint = customType<{ data: string }>({ dataType: () => 'point' });
