import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** As it was sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface BucketKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The Authorization header that S3 wants for a request without a query, from the published rules of AWS Signature
 * Version 4 and not from the library that signs: what a bucket checks against.
 * @param names the signed headers in order, 'host;x-amz-date'
 */
export const authorizationOf = (
  { method, target, headers }: SignedRequest,
  names: string,
  { accessKeyId, secretAccessKey }: BucketKeys,
  region: string,
): string => {
  const time = headers['x-amz-date'] ?? '';
  const canonical = [
    method,
    target,
    '',
    ...names.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`;
};
