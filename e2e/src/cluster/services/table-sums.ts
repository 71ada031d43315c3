import { connectToServer } from '@sundara/node/testing';

/** Each table of a database by its name, with how many rows it has and a checksum over all of them. */
export const tableSums = async (databaseUrl: string): Promise<Readonly<Record<string, string>>> => {
  const server = connectToServer(databaseUrl);
  try {
    const { rows: tables } = await server.query(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await server.query(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(row, '' order by row)), '') as sum
         from (select md5(one::text) as row from ${name} one) some`,
      );
      sums[name] = rows[0].sum;
    }
    return sums;
  } finally {
    await server.disconnect();
  }
};
