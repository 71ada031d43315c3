import { CARD_FAILURES, type Failure, TIMED_OUT, UPI_FAILED } from './failure.ts';
import { type CardNetwork, type InstrumentGroup, spaced, type TestInstrument } from './test-instrument.ts';

const LATE_SECONDS = 20;

const card = (
  group: InstrumentGroup,
  network: CardNetwork,
  number: string,
  label: string,
  failure?: Failure,
): TestInstrument => {
  const value = number.replaceAll(' ', '');
  return { method: 'card', group, network, value, label, ...(failure ? { failure } : {}) };
};

/** Razorpay, "Test Card Details" and "Test UPI ID Details", each as published; no gateway knows those in `own`. */
export const TEST_INSTRUMENTS: readonly TestInstrument[] = [
  card('main', 'Visa', '4100 2800 0000 1007', 'Succeeds'),
  card('main', 'Visa', '4100 2800 0009 0000', 'Times out', TIMED_OUT),
  card('main', 'Visa', '4100 2800 0008 0001', 'Insufficient funds', CARD_FAILURES.insufficientFund),
  card('main', 'Visa', '4100 2800 0007 0002', 'Cancelled', CARD_FAILURES.cancelled),
  card('main', 'Visa', '4100 2800 0006 0003', 'Declined', CARD_FAILURES.declined),
  {
    ...card('own', 'Visa', '4100 2800 0009 0020', `Paid late, ${LATE_SECONDS} s after a time-out`, TIMED_OUT),
    lateSeconds: LATE_SECONDS,
  },
  card('indian', 'MasterCard', '5500 6700 0000 1002', 'Mastercard'),
  card('indian', 'RuPay', '6527 6589 0000 1005', 'RuPay'),
  card('indian', 'Diners Club', '3608 280009 1007', 'Diners'),
  card('indian', 'American Express', '3402 560004 01007', 'Amex'),
  card('indian', 'Visa', '4100 2800 0005 0004', 'Visa, declined', CARD_FAILURES.declined),
  card('indian', 'Visa', '4100 2800 0004 0005', 'Visa, declined', CARD_FAILURES.declined),
  card('indian', 'Visa', '4100 2800 0003 0006', 'Visa, not for online use', CARD_FAILURES.disabledOnline),
  card('indian', 'Visa', '4100 2800 0001 0008', 'Visa, wrong number', CARD_FAILURES.numberInvalid),
  card('indian', 'Visa', '4100 2800 0002 0007', 'Visa, bank is down', CARD_FAILURES.technicalError),
  card('indian', 'Visa', '4100 2800 0000 0009', 'Visa, not authenticated', CARD_FAILURES.notAuthenticated),
  card('indian', 'MasterCard', '5305 6200 0006 0000', 'Mastercard, times out', TIMED_OUT),
  card('indian', 'MasterCard', '5305 6200 0005 0001', 'Mastercard, no funds', CARD_FAILURES.insufficientFund),
  card('indian', 'MasterCard', '5305 6200 0004 0002', 'Mastercard, cancelled', CARD_FAILURES.cancelled),
  card('indian', 'MasterCard', '5305 6200 0003 0003', 'Mastercard, declined', CARD_FAILURES.declined),
  card('indian', 'MasterCard', '5305 6200 0002 0004', 'Mastercard, declined', CARD_FAILURES.declined),
  card('indian', 'MasterCard', '5305 6200 0001 0005', 'Mastercard, declined', CARD_FAILURES.declined),
  card(
    'indian',
    'MasterCard',
    '5305 6200 0000 0006',
    'Mastercard, not for online use',
    CARD_FAILURES.disabledOnline,
  ),
  card(
    'indian',
    'MasterCard',
    '5305 6200 0008 0008',
    'Mastercard, wrong number',
    CARD_FAILURES.numberInvalid,
  ),
  card(
    'indian',
    'MasterCard',
    '5305 6200 0009 0007',
    'Mastercard, bank is down',
    CARD_FAILURES.technicalError,
  ),
  card(
    'indian',
    'MasterCard',
    '5305 6200 0007 0009',
    'Mastercard, not authenticated',
    CARD_FAILURES.notAuthenticated,
  ),
  card('international', 'MasterCard', '5555 5555 5555 4444', 'Mastercard'),
  card('international', 'MasterCard', '5105 1051 0510 5100', 'Mastercard'),
  card('international', 'MasterCard', '5104 0600 0000 0008', 'Mastercard, also for subscriptions'),
  card('international', 'Visa', '4012 8888 8888 1881', 'Visa'),
  card('subscription', 'Visa', '4718 6091 0820 4366', 'Visa, Indian'),
  card('subscription', 'MasterCard', '5104 0155 5555 5558', 'Mastercard, international'),
  { method: 'upi', group: 'main', value: 'success@razorpay', label: 'Succeeds' },
  { method: 'upi', group: 'main', value: 'failure@razorpay', label: 'Fails', failure: UPI_FAILED },
  {
    method: 'upi',
    group: 'own',
    value: 'late@sandbox',
    label: `Paid late, ${LATE_SECONDS} s after a time-out`,
    failure: TIMED_OUT,
    lateSeconds: LATE_SECONDS,
  },
];

export const findTestInstrument = (method: 'card' | 'upi', value: string): TestInstrument | undefined => {
  return TEST_INSTRUMENTS.find((known) => known.method === method && known.value === value);
};

/** `4100 2800 0000 1007 (succeeds), …`: the main instruments, for the error after any other one was used. */
export const listTestInstruments = (method: 'card' | 'upi'): string => {
  return TEST_INSTRUMENTS.filter((known) => known.method === method && known.group === 'main')
    .map((known) => `${spaced(known)} (${known.label.toLowerCase()})`)
    .join(', ');
};
