import type { Operation } from '@sundara/contracts/api';
import type { FastifyRequest } from 'fastify';
import { type Account, requireAccess } from './access.ts';

const accountOf = (role: Account['role']): Account => ({
  ...{ id: 'u1', role, name: 'Asha', email: 'asha@sundara.test', phone: '9876543210' },
  ...{ state: null, sessionId: 's1' },
});

type Rule = Pick<Operation, 'access' | 'errors' | 'closed'>;

/** What becomes of a call: the account that it gets, or the code and words of its refusal. */
const outcomeOf = async (rule: Partial<Rule>, account: Account | undefined) => {
  let asked = 0;
  const request = {
    account: undefined,
    authenticate: async () => {
      asked += 1;
      return account;
    },
  } as unknown as FastifyRequest;
  const operation = { access: ['salon'], errors: [], ...rule } as Rule as Operation;
  const refusal = await requireAccess(request, operation).then(
    () => undefined,
    ({ code, message }: { code: string; message: string }) => ({ code, message }),
  );
  return { account: request.account, refusal, asked };
};

test('an operation for all asks for no account', async () => {
  const { refusal, asked } = await outcomeOf({ access: 'public' }, undefined);
  expect([refusal, asked]).toEqual([undefined, 0]);
});

test.each([
  ['signed-in', 'customer'],
  [['salon'], 'salon'],
  [['salon', 'admin'], 'admin'],
] as const)('an operation for %j is open to a %s, whose account it gets', async (access, role) => {
  const account = accountOf(role);
  expect(await outcomeOf({ access }, account)).toEqual({ account, refusal: undefined, asked: 1 });
});

test.each(['signed-in', ['salon']] as const)('one for %j is closed to nobody', async (access) => {
  const { refusal } = await outcomeOf({ access }, undefined);
  expect(refusal?.code).toBe('UNAUTHENTICATED');
});

test('another role is refused, in the words of the operation', async () => {
  const customer = accountOf('customer');
  expect((await outcomeOf({}, customer)).refusal?.code).toBe('FORBIDDEN');
  expect((await outcomeOf({ closed: 'Only owners do this.' }, customer)).refusal).toEqual({
    code: 'FORBIDDEN',
    message: 'Only owners do this.',
  });
  const forCustomers = { access: ['customer'], errors: ['CUSTOMER_ACCOUNT_NEEDED'] } as const;
  expect((await outcomeOf(forCustomers, accountOf('salon'))).refusal?.code).toBe('CUSTOMER_ACCOUNT_NEEDED');
});
