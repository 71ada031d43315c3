import * as React from 'react';

/**
 * React's development build takes a stack trace for each element, so that its messages can tell who made it, until there
 * were ten thousand in a second. A test asks for none, and they take a sixth of what a page's tests take: this lets
 * React believe that there were as many already. Where it counts them no more, nothing changes but the time.
 */
const shared = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
