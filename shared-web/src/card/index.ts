/**
 * What a page about one thing is made of: cards, facts by name, somebody's words. Small, and used by three remotes
 * only: each bundles its own copy instead of fetching one more file.
 */
export { Card } from './card.tsx';
export { Facts } from './facts.tsx';
export { Quote } from './quote.tsx';
