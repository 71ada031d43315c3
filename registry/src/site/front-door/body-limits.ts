import * as contract from '@sundara/contracts/api';
import { BODY_BYTES, type Operation } from '@sundara/contracts/api';

const operations = Object.values<unknown>(contract).filter(
  (one): one is Operation => typeof one === 'object' && one !== null && 'path' in one && 'reply' in one,
);
const LARGE = new Map(
  operations.flatMap(({ method, path, bodyBytes }) => (bodyBytes ? [[`${method} ${path}`, bodyBytes]] : [])),
);

/** Prefixes below which request bodies are pictures. */
export const UPLOADS = ['/api/uploads', '/api/customer/review-photos'];

/** The maximum size of a request body in bytes, from its operation. */
export const bodyLimitOf = (method = '', url = ''): number => {
  const [path = ''] = url.split('?', 1);
  return LARGE.get(`${method} ${path}`) ?? BODY_BYTES;
};
