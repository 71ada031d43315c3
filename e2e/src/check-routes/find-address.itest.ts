import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAddress } from './find-address.ts';

const ROUTES = ['/', '/salon/:id', '/salon/new'];

test('a route with an id is opened where a page linked to one, and at no other route', () => {
  assert.equal(findAddress('/', [], ROUTES), '/');
  const links = ['/salon', '/salon/new', '/salon/42/reviews', '/salon/42'];
  assert.equal(findAddress('/salon/:id', links, ROUTES), '/salon/42');
  assert.equal(findAddress('/salon/:id', ['/salon/new'], ROUTES), undefined);
});
