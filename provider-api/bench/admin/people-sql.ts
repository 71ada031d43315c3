import { SIZES } from './sizes.ts';

/** A pseudo-random number of row `n`: the same for the same purpose, on every machine. */
export const chance = (purpose: number): string =>
  `((hashint8extended(n, ${purpose}) & 2147483647) / 2147483648::float8)`;
/** One of a list of texts; the first ones more often. */
export const oneOf = (list: readonly string[], purpose: number): string =>
  `(array[${list.map((text) => `'${text}'`).join(',')}])[1 + floor(${list.length} * power(${chance(purpose)}, 1.7))::int]`;

const FIRST = [
  ...[
    'Asha',
    'Meera',
    'Ravi',
    'Farah',
    'Kavya',
    'Imran',
    'Priya',
    'Anil',
    'Sunita',
    'Vikram',
    'Lakshmi',
    'Arjun',
  ],
  ...[
    'Neha',
    'Rahul',
    'Divya',
    'Salman',
    'Pooja',
    'Kiran',
    'Swathi',
    'Naveen',
    'Zoya',
    'Teja',
    'Ishaan',
    'Bhavana',
  ],
];
const LAST = [
  ...[
    'Reddy',
    'Rao',
    'Kumar',
    'Sharma',
    'Khan',
    'Begum',
    'Naidu',
    'Iyer',
    'Patel',
    'Das',
    'Gupta',
    'Varma',
    'Joshi',
  ],
  ...[
    'Ali',
    'Menon',
    'Chowdary',
    'Yadav',
    'Fernandes',
    'Qureshi',
    'Bose',
    'Kulkarni',
    'Goud',
    'Shetty',
    'Dutta',
  ],
];
/** The name of each admin, owner and customer, from the row number `n`. */
export const NAME = `${oneOf(FIRST, 1)} || ' ' || ${oneOf(LAST, 2)}`;

/** Customers, owners with a salon and without, and admins; some disabled, a few deleted. */
const USERS = `
  insert into users (id, email, name, phone, password_hash, role, is_active, created_at, deleted_at)
  select md5('user ' || n)::uuid, lower(split_part(name, ' ', 1)) || '.' || n || '@people.example', name,
    '+9190' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'none',
    case when n <= ${SIZES.admins} then 'admin' when n <= ${SIZES.admins + SIZES.owners} then 'salon' else 'customer' end,
    n % 50 <> 0, now() - make_interval(secs => ${chance(3)} * 63000000),
    case when n % 200 = 199 then now() - interval '3 days' end
  from (select n, ${NAME} as name from generate_series(1::bigint, ${SIZES.users}) n) named`;
const COUNTS = [
  'truncate user_counts',
  `insert into user_counts (role, is_active, count)
    select role, is_active, count(*) from users where deleted_at is null group by 1, 2`,
];

/** Gives each salon its owner; some are pending, a few deleted. */
const SALONS = [
  `create temp table numbered_salons as select id, row_number() over (order by id) n from salons`,
  `update salons set owner_id = case when n % 100 <> 0 then md5('user ' || ${SIZES.admins} + n)::uuid end,
    is_active = n % 25 <> 0 and n % 100 <> 0, deleted_at = case when n % 100 = 0 then now() - interval '9 days' end
  from numbered_salons numbered where numbered.id = salons.id`,
  'truncate salon_tallies',
  `insert into salon_tallies (is_active, salons) select is_active, count(*) from salons where deleted_at is null group by 1`,
  `insert into subscriptions (id, salon_id, plan, state, amount_paise, gateway_subscription_id, start_date, end_date, next_charge_at, created_at)
  select md5('plan ' || n || ' ' || turn)::uuid, id, (array['weekly','monthly'])[1 + n % 2], case when turn = 1 then 'active' else 'ended' end,
    49900, 'sub_Demo' || left(md5('plan ' || n || ' ' || turn), 14), now() - make_interval(days => 30 * turn),
    now() + make_interval(days => 30 * (1 - turn) + 20), case when turn = 1 then now() + interval '20 days' end,
    now() - make_interval(days => 30 * turn)
  from numbered_salons, generate_series(1, 3) turn where n % 10 <> 0`,
];

export const PEOPLE: readonly string[] = [
  USERS,
  ...COUNTS,
  'analyze users',
  ...SALONS,
  'analyze numbered_salons',
];
