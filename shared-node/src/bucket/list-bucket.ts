import type { BucketReply, BucketRequest } from './bucket-requests.ts';

/** The texts of all elements of a name in a bucket's XML. */
export const elementsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );

/**
 * The keys of a bucket below a prefix, page by page (ListObjectsV2).
 * @param bucket address of the bucket itself: 'https://s3.example/sundara'
 * @throws what `refused` throws for a reply that is no list
 */
export const listBucket = async (
  send: (address: string, request: BucketRequest) => Promise<BucketReply>,
  bucket: string,
  prefix: string,
  refused: (reply: BucketReply) => never,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let token: string | undefined = ''; token !== undefined; ) {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const reply: BucketReply = await send(`${bucket}?${new URLSearchParams(query)}`, { method: 'GET' });
    if (reply.status !== 200) refused(reply);
    const xml = reply.body.toString('utf8');
    found.push(...elementsOf(xml, 'Key'));
    [token] = elementsOf(xml, 'NextContinuationToken');
  }
  return found.sort();
};
