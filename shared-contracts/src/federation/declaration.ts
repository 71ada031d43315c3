import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import { isList } from '../operation/list.ts';
import { listInAddress } from '../operation/list-query.ts';
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
 * The parts of a tool page, from top to bottom: its head, then figures, the filters of its list, and the list.
 * A lead takes one line everywhere, a text takes two on phones; on phones actions are below, except in parts named
 * 'beside'. Short tiles have only a figure, tall ones two more lines below it; short cards have a name and about three
 * lines. A status is a line below a heading. Fields after a search are behind a button on phones.
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
  /** Whether the page is as wide as the widest lists. */
  wide: z.optional(z.boolean()),
  parts: z.array(z.enum(PAGE_PARTS)),
});
export type PageLayout = z.output<typeof layoutSchema>;

const skeletonSchema = z.enum(['cards', 'listing', 'detail', 'record', 'table', 'form', 'text']);

const routeFields = {
  path: z.string().check(z.startsWith('/')),
  expose,
  /** Roles of a newer contract are read unchanged, and nobody has them; any other unknown access admits nobody. */
  access: z.catch(accessOf(text), []),
  /** The document's title until the page sets its own. */
  title: text,
  /**
   * Shape of the placeholder while code and data load. A reader that does not know the shape, such as a shell older
   * than the remote, draws the plainest one: no page is lost because of its placeholder.
   */
  skeleton: z.catch(skeletonSchema, 'text'),
  /** The placeholder part by part, instead of `skeleton`; a reader that does not understand it draws `skeleton`. */
  layout: z.catch(z.optional(layoutSchema), undefined),
  /** Static pages carry the footer (specification 1, section 2). */
  footer: z._default(z.boolean(), false),
  firstData: z._default(z.array(firstDataSchema), []),
  /** Description for search engines and link previews, in one or two sentences; by default the site's own. */
  description: z.optional(text),
  /** A public operation that returns `{head}` (pageHeadSchema), for more than a title and a description. */
  head: z.optional(firstDataSchema),
  /** Query keys that make a page of its own: '/salons?specialty=Hair'; all other keys do not change the page. */
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
   * One of `Placement`. A newer remote may name a place that its reader does not have: the link is not drawn then, but
   * is passed on unchanged, since the next reader may have that place.
   */
  placement: text,
  label: text,
  to: z.string().check(z.startsWith('/')),
  /** The roles that see the link; nobody has a role of a newer contract. */
  roles: z.optional(z.array(text)),
  /** The roles that don't see it, where everybody else does, visitors included. */
  hiddenFrom: z.optional(z.array(text)),
  order: z.int(),
  /** Whether the page finds what it lists by `?q=`: the search of its area leads to it. */
  search: z.optional(z.boolean()),
};
export type NavigationEntry = z.output<z.ZodMiniObject<typeof navigationFields>>;
const navigationSchema: z.ZodMiniType<NavigationEntry> = z.looseObject(navigationFields);

const declarationFields = {
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'A remote id is written in lower case')),
  /** The remote's name in the message that it can't be loaded: 'Booking'. */
  title: text,
  contracts: z.object({ shellApi: range, providerApi: range }),
  routes: z.array(routeSchema),
  navigation: z.array(navigationSchema),
  /** Two remotes may use a point that their reader does not know. */
  extensionPoints: z.looseObject({
    offers: z.array(text),
    fills: z.array(z.looseObject({ point: text, range, expose })),
  }),
  /** Names of the API operations that the remote calls. */
  operations: z.array(text),
};

export type Declaration = z.output<z.ZodMiniObject<typeof declarationFields>>;

/**
 * A remote's public interface, readable without its code. Its version is that of its package. Fields that the reader
 * doesn't know are preserved: a site of an older contract passes them on to a shell that may know them.
 */
export const declarationSchema: z.ZodMiniType<Declaration> = z.looseObject(declarationFields);

const pointName = z.enum(POINT_NAMES);

/** The strict form for writing: what readers tolerate is an error here. */
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
      hiddenFrom: z.optional(z.array(z.enum(ROLES))),
    }),
  ),
  extensionPoints: z.object({
    offers: z.array(pointName),
    fills: z.array(z.object({ point: pointName, range, expose })),
  }),
});

/** A declaration of exactly this contract: it names nothing that this contract does not know. */
export type WrittenDeclaration = z.output<typeof writtenSchema>;

/** A declaration as a remote writes it: fields with a default may be left out. */
export type DeclarationInput = z.input<typeof writtenSchema>;

/** Checks a declaration when a remote is compiled and built; the error that it throws names every fault. */
export const defineDeclaration = (declaration: DeclarationInput): WrittenDeclaration =>
  writtenSchema.parse(declaration);

/** Declares the first data of a route by the operation that fetches it; a list takes its query from the address. */
export const firstData = (
  operation: Operation,
  parts: { params?: Record<string, string>; query?: Record<string, string> } = isList(operation)
    ? { query: listInAddress(operation) }
    : {},
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
