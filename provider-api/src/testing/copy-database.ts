import pg from 'pg';

/**
 * Copies a database of the test server. Nobody may be connected to it meanwhile.
 * @returns the copy's URL; the copy is named after the original and `name`
 */
export const copyDatabase = async (url: string, name: string): Promise<string> => {
  const address = new URL(url);
  const source = address.pathname.slice(1);
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await admin.connect();
  await admin.query(`create database ${source}_${name} template ${source}`);
  await admin.end();
  return Object.assign(address, { pathname: `/${source}_${name}` }).href;
};
