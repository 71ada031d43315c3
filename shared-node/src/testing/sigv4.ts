import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

/**
 * The Authorization header that S3 expects for a request, computed by the rules of AWS Signature Version 4 and not by
 * the signing library: the test bucket checks requests against it.
 *
 * @param signedHeaders names in order, 'host;x-amz-date'
 */
export const authorizationOf = (
  { method, target, headers }: SignedRequest,
  signedHeaders: string,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string },
  region: string,
): string => {
  const { pathname, searchParams } = new URL(target, 'http://bucket');
  const time = headers['x-amz-date'] ?? '';
  const day = time.slice(0, 8);
  const canonical = [
    method,
    pathname.split('/').map(decodeURIComponent).map(encode).join('/'),
    canonicalQuery(searchParams),
    ...signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${keys.secretAccessKey}`, day));
  const signature = hmac(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
};
