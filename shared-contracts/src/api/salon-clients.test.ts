import { describeOperation } from '../testing/contract/describe-operation.ts';
import { fits } from '../testing/contract/json-schema.ts';
import { updateClient } from './salon-clients.api.ts';

test('the document refuses no tag that the server makes one line of', () => {
  const { body } = describeOperation(updateClient, []);
  const given = { tags: ['\0Kind', 'Long\nhair'] };
  expect(updateClient.body.parse(given)).toEqual({ tags: ['Kind', 'Long hair'] });
  expect(fits(body?.schema ?? {}, given)).toBe(true);
  expect(fits(body?.schema ?? {}, { tags: ['\ud800'] })).toBe(false);
});
