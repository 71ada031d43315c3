/** A metric of a server. Names and units follow OpenTelemetry's semantic conventions where there is one. */
interface Metric {
  readonly kind: 'counter' | 'histogram' | 'gauge' | 'observed-counter';
  /** UCUM, as OpenTelemetry writes it: 's', 'By', '{job}'. */
  readonly unit: string;
  readonly says: string;
  /** Names of its labels. Their values are of small fixed sets: never an address, an id or anything of a person. */
  readonly labels: readonly string[];
  readonly of: 'all' | 'api' | 'jobs' | 'site';
}

const loop = (says: string) =>
  ({ kind: 'gauge', unit: 's', says: `delay of the event loop: ${says}`, labels: [], of: 'all' }) as const;

const gauge = (unit: string, says: string, of: Metric['of'], labels: readonly string[] = []) =>
  ({ kind: 'gauge', unit, says, labels, of }) as const;

const counter = (unit: string, says: string, of: Metric['of'], labels: readonly string[]) =>
  ({ kind: 'counter', unit, says, labels, of }) as const;

/** All metrics; nothing else can be measured. The operator's table (docs/how-to/operator.md) is held to them by a test. */
export const METRICS = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    says: 'answers, by operation of the API or kind of request of the site',
    labels: ['sundara.operation', 'http.response.status_code'],
    of: 'all',
  },
  'nodejs.eventloop.delay.p50': loop('half of the turns were later by less'),
  'nodejs.eventloop.delay.p99': loop('99 of 100 turns were later by less'),
  'nodejs.eventloop.delay.max': loop('the latest turn'),
  'nodejs.eventloop.utilization': gauge(
    '1',
    'part of the time in which the event loop was busy, 0 to 1',
    'all',
  ),
  'process.cpu.time': {
    kind: 'observed-counter',
    unit: 's',
    says: 'processor time used',
    labels: ['cpu.mode'],
    of: 'all',
  },
  'process.memory.usage': gauge('By', 'resident memory', 'all'),
  'process.uptime': gauge('s', 'time since the start', 'all'),
  'v8js.memory.heap.used': gauge('By', "JavaScript's memory in use", 'all'),
  'sundara.api.errors': counter('{error}', 'error answers, by code of the catalogue', 'api', [
    'sundara.operation',
    'error.type',
  ]),
  'db.client.connection.count': gauge('{connection}', 'connections to the database', 'api', [
    'db.client.connection.state',
  ]),
  'db.client.connection.max': gauge('{connection}', 'most connections of this process', 'api'),
  'db.client.connection.pending_requests': gauge('{request}', 'statements that wait for a connection', 'api'),
  'sundara.read_cache.reads': counter('{read}', 'cached public answers asked for', 'api', ['outcome']),
  'sundara.read_cache.size': gauge('By', 'memory of the cached public answers', 'api'),
  'sundara.gateway.call.duration': {
    kind: 'histogram',
    unit: 's',
    says: 'calls to the payment gateway',
    labels: ['sundara.gateway.call', 'outcome'],
    of: 'api',
  },
  'sundara.gateway.circuit_open': gauge(
    '{circuit}',
    '1 while the payment gateway is left alone, since it failed three times running; else 0',
    'api',
  ),
  'sundara.mail.handed_over': counter('{mail}', 'mails given to the mail server or folder', 'jobs', [
    'outcome',
  ]),
  'sundara.job.duration': {
    kind: 'histogram',
    unit: 's',
    says: 'attempts of jobs',
    labels: ['sundara.job.kind', 'outcome'],
    of: 'jobs',
  },
  'sundara.outbox.due': gauge('{job}', 'jobs whose time has come and that nobody runs', 'jobs', [
    'sundara.job.kind',
  ]),
  'sundara.outbox.oldest_due_age': gauge('s', 'how long the oldest of them has waited', 'jobs', [
    'sundara.job.kind',
  ]),
  'sundara.outbox.under_way': gauge('{job}', 'jobs that some process runs', 'jobs', ['sundara.job.kind']),
  'sundara.outbox.given_up': gauge('{job}', 'jobs that wait for a person', 'jobs', ['sundara.job.kind']),
  'sundara.money.refunds_waiting': gauge('{refund}', 'refunds that are not paid out', 'jobs', ['status']),
  'sundara.money.oldest_refund_age': gauge('s', 'how long the oldest of them has waited', 'jobs', ['status']),
  'sundara.money.refunds_late': gauge('{refund}', 'refunds under way for more than seven days', 'jobs'),
  'sundara.money.to_look_at': gauge('{payment}', 'payments and refunds that a person has to look at', 'jobs'),
  'sundara.page.answers': counter('{page}', 'pages sent, with or without content of the server', 'site', [
    'content',
  ]),
  'sundara.page.kept': counter('{page}', 'pages sent as they were kept, or made anew', 'site', ['outcome']),
  'sundara.render.outcomes': counter('{render}', 'what became of renders', 'site', ['outcome']),
  'sundara.render.renderers': gauge('{process}', 'sets of releases with a renderer', 'site'),
  'sundara.proxy.failures': counter(
    '{call}',
    'forwarded calls that a process behind the site did not answer',
    'site',
    ['sundara.upstream', 'error.type'],
  ),
  'sundara.front_door.refusals': counter('{refusal}', 'clients refused or cut off', 'site', ['reason']),
  'sundara.environment.last_good_age': gauge(
    's',
    'how long pages have run on the last good set, as the registry is of no use; 0 while it is',
    'site',
    ['sundara.environment'],
  ),
  'sundara.environment.left_out': gauge('{remote}', 'remotes that pages run without', 'site', [
    'sundara.environment',
  ]),
  'sundara.canary.percent': gauge('%', 'share of the canary; 0 without one', 'site', ['sundara.environment']),
  'sundara.remote.reports': counter(
    '{report}',
    "pages' reports of remotes: loaded, or how it failed",
    'site',
    ['sundara.environment', 'sundara.remote', 'sundara.version', 'sundara.canary', 'outcome'],
  ),
  'sundara.page.errors': counter('{error}', 'errors in pages, each once per page', 'site', [
    'sundara.environment',
    'sundara.remote',
    'sundara.version',
    'error.type',
  ]),
  'sundara.page.timing': {
    kind: 'histogram',
    unit: 's',
    says: 'in browsers: load of a remote, change of the route, largest paint, slowest interaction',
    labels: ['sundara.environment', 'sundara.remote', 'sundara.version', 'sundara.measure'],
    of: 'site',
  },
  'sundara.page.layout_shift': {
    kind: 'histogram',
    unit: '{score}',
    says: 'in browsers: how much moved by itself, 0.1 is good',
    labels: ['sundara.environment', 'sundara.remote', 'sundara.version'],
    of: 'site',
  },
  'sundara.file_cache.reads': counter('{read}', 'files of releases asked for', 'site', ['outcome']),
  'sundara.file_cache.size': gauge('By', 'memory of the cached files', 'site'),
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;
/** Names of the metrics of one kind. */
export type NameOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
