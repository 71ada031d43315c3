const { TextDecoder, TextEncoder } = require('node:util');

// jsdom leaves these out; the router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
