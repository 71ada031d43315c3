import * as React from 'react';

/**
 * React's development build captures a stack trace for each element, up to ten thousand per second, so that its
 * messages can name the element's owner. Tests do not need them, and they take a sixth of the time of a page's tests:
 * this makes React believe that the limit is reached. If React stops using this counter, only the time changes.
 */
const shared = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
