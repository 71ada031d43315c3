import { authorizationOf } from './sigv4.ts';

/** The example "GET Object" of Amazon's documentation of Signature Version 4 for S3. */
test('the bucket of the tests checks signatures as Amazon publishes them', () => {
  const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const authorization = authorizationOf(
    {
      method: 'GET',
      target: '/test.txt',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': hash,
        'x-amz-date': '20130524T000000Z',
      },
    },
    'host;range;x-amz-content-sha256;x-amz-date',
    {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    'us-east-1',
  );
  expect(authorization.replace(/.*Signature=/, '')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});
