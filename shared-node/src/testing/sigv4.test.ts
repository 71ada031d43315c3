import { AwsClient } from 'aws4fetch';
import { authorizationOf } from './sigv4.ts';

/** The example 'GET Object' of Amazon's documentation of Signature Version 4 for S3. */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const REGION = 'us-east-1';
const HOST = 'examplebucket.s3.amazonaws.com';
const TIME = '20130524T000000Z';
const HEADERS = {
  range: 'bytes=0-9',
  'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};
const PUBLISHED = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';

const signatureIn = (authorization: string | null) => authorization?.replace(/.*Signature=/, '');

test('the bucket of the tests checks signatures as Amazon publishes them', () => {
  const headers = { ...HEADERS, host: HOST, 'x-amz-date': TIME };
  const names = 'host;range;x-amz-content-sha256;x-amz-date';
  const wanted = authorizationOf({ method: 'GET', target: '/test.txt', headers }, names, KEYS, REGION);
  expect(signatureIn(wanted)).toBe(PUBLISHED);
});

test('requests to buckets are signed as Amazon publishes it', async () => {
  const client = new AwsClient({ ...KEYS, service: 's3', region: REGION });
  const signed = await client.sign(`https://${HOST}/test.txt`, {
    ...{ method: 'GET', headers: HEADERS },
    aws: { datetime: TIME, allHeaders: true },
  });
  expect(signatureIn(signed.headers.get('authorization'))).toBe(PUBLISHED);
});
