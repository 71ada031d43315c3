import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import type { Operation, UrlParts } from '../operation/operation.ts';
import { POINT_NAMES } from './extension-points.ts';

const text = z.string().check(z.minLength(1));
const expose = z.string().check(z.regex(/^\.\/[a-z0-9/-]+$/, "An expose is written './routes/home'"));
const range = z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/, "A range is written '^1.2.0'"));

/**
 * The data that a route shows first, so that the site server can preload it and the shell can fetch it while
 * the code loads. Values are literal, or ':id' from the path, or '?q' from the page's query string.
 */
const firstDataSchema = z.object({
  operation: text,
  path: text,
  params: z.optional(z.record(z.string(), z.string())),
  query: z.optional(z.record(z.string(), z.string())),
  /** Whether a visitor may read it: only then is it preloaded from the HTML. */
  public: z.boolean(),
});
export type FirstData = z.output<typeof firstDataSchema>;

const accessOf = <R extends z.ZodMiniType<string>>(role: R) =>
  z.union([z.literal('public'), z.literal('signed-in'), z.array(role)]);

/**
 * What a page of tools is made of, one below the other: its head, then figures, what narrows its list, and the list.
 * A lead takes one line everywhere, a text two on phones; actions stand below on phones unless they are said to be beside.
 * Short tiles have a figure alone, tall ones two lines below it; short cards have a name and some three lines. A status is
 * a line below a heading.
 */
const PAGE_PARTS = [
  'title',
  'title-lead',
  'title-text',
  'title-actions',
  'title-actions-beside',
  'title-lead-actions',
  'title-text-actions-3',
  'actions',
  'heading',
  'heading-status',
  'tiles-3',
  'tiles-4',
  'short-tiles-3',
  'tall-tiles-3',
  'tabs',
  'search',
  'fields-1',
  'fields-2',
  'fields-3',
  'fields-4',
  'phone-fields-1',
  'rows',
  'cards',
  'short-cards-4',
  'panels',
] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

const layoutSchema = z.object({
  /** As wide as the widest lists. */
  wide: z.optional(z.boolean()),
  parts: z.array(z.enum(PAGE_PARTS)),
});
export type PageLayout = z.output<typeof layoutSchema>;

const skeletonSchema = z.enum(['cards', 'listing', 'detail', 'record', 'table', 'form', 'text']);

const routeFields = {
  path: z.string().check(z.startsWith('/')),
  expose,
  /** Roles of a newer contract are read as they are, and nobody has them; any other access opens the route to nobody. */
  access: z.catch(accessOf(text), []),
  /** The document's title before the page sets its own. */
  title: text,
  /**
   * Shape of the placeholder while code and data load. Who reads one that it does not know, as a shell older than a
   * remote with a new one, draws the plainest: no page is lost for its placeholder.
   */
  skeleton: z.catch(skeletonSchema, 'text'),
  /** The placeholder part by part, instead of `skeleton`; who does not understand it does without, and draws `skeleton`. */
  layout: z.catch(z.optional(layoutSchema), undefined),
  /** Static pages carry the footer (specification 1, section 2). */
  footer: z._default(z.boolean(), false),
  firstData: z._default(z.array(firstDataSchema), []),
  /** What search engines and link previews read, in one or two sentences; the site's own where it is missing. */
  description: z.optional(text),
  /** A public operation that answers `{head}` (pageHeadSchema): more than title and description can say. */
  head: z.optional(firstDataSchema),
  /** Query keys that name another page of their own: '/salons?specialty=Hair'; all others are one page. */
  canonicalQuery: z._default(z.array(text), []),
};
export type RouteDeclaration = z.output<z.ZodMiniObject<typeof routeFields>>;
const routeSchema: z.ZodMiniType<RouteDeclaration> = z.looseObject(routeFields);

/** Where a shell of this contract draws links. */
export const PLACEMENTS = ['header', 'profile-menu', 'sidebar', 'footer'] as const;
const placementSchema = z.enum(PLACEMENTS);
export type Placement = z.output<typeof placementSchema>;

const navigationFields = {
  /**
   * One of `Placement`. A newer remote may name a place that its reader does not have: the link is not drawn then, and
   * is passed on as it is, since the next reader may have it.
   */
  placement: text,
  label: text,
  to: z.string().check(z.startsWith('/')),
  /** Whom the link is for; a role of a newer contract is nobody's. */
  roles: z.optional(z.array(text)),
  order: z.int(),
};
export type NavigationEntry = z.output<z.ZodMiniObject<typeof navigationFields>>;
const navigationSchema: z.ZodMiniType<NavigationEntry> = z.looseObject(navigationFields);

const declarationFields = {
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'A remote id is written in lower case')),
  /** What the lost part is called when it can't be loaded: 'Booking'. */
  title: text,
  contracts: z.object({ shellApi: range, providerApi: range }),
  routes: z.array(routeSchema),
  navigation: z.array(navigationSchema),
  /** Two remotes may meet at a point that their reader does not know. */
  extensionPoints: z.looseObject({
    offers: z.array(text),
    fills: z.array(z.looseObject({ point: text, range, expose })),
  }),
  /** Names of the API operations that it calls. */
  operations: z.array(text),
};

export type Declaration = z.output<z.ZodMiniObject<typeof declarationFields>>;

/**
 * What a remote promises the world, readable without its code. Its version is its package's. Fields that its reader
 * doesn't know are kept: a site of an older contract hands them on to a shell that may know them.
 */
export const declarationSchema: z.ZodMiniType<Declaration> = z.looseObject(declarationFields);

const pointName = z.enum(POINT_NAMES);

/** As it is written: what readers overlook is a fault here. */
const writtenSchema = z.object({
  ...declarationFields,
  routes: z.array(
    z.object({
      ...routeFields,
      access: accessOf(z.enum(ROLES)),
      skeleton: skeletonSchema,
      layout: z.optional(layoutSchema),
    }),
  ),
  navigation: z.array(
    z.object({
      ...navigationFields,
      placement: placementSchema,
      roles: z.optional(z.array(z.enum(ROLES))),
    }),
  ),
  extensionPoints: z.object({
    offers: z.array(pointName),
    fills: z.array(z.object({ point: pointName, range, expose })),
  }),
});

/** A declaration of this very contract: it names nothing that this contract does not know. */
export type WrittenDeclaration = z.output<typeof writtenSchema>;

/** A declaration as a remote writes it: what has a default may be left out. */
export type DeclarationInput = z.input<typeof writtenSchema>;

/** Checks a declaration while a remote is written and built; throws with every fault named. */
export const defineDeclaration = (declaration: DeclarationInput): WrittenDeclaration =>
  writtenSchema.parse(declaration);

/** Names the first data of a route from the operation that fetches it. */
export const firstData = (
  operation: Operation,
  parts: { params?: Record<string, string>; query?: Record<string, string> } = {},
): z.input<typeof firstDataSchema> => ({
  operation: operation.name,
  path: operation.path,
  public: operation.access === 'public',
  ...parts,
});

/** Fills in ':id' and '?q' of a route's first data; undefined when a path parameter is missing. */
export const resolveFirstData = (
  data: FirstData,
  page: { params: Readonly<Record<string, string | undefined>>; search: ReadonlyMap<string, string> },
): UrlParts | undefined => {
  const resolve = (value: string): string | undefined => {
    if (value.startsWith(':')) return page.params[value.slice(1)];
    return value.startsWith('?') ? page.search.get(value.slice(1)) : value;
  };
  const all = (values: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, resolve(value)]));
  const params = all(data.params);
  return Object.values(params).includes(undefined) ? undefined : { params, query: all(data.query) };
};
