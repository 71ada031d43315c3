import { PUSH_SERVICES } from '../../platform/push/push-services.ts';

/** A name of somebody else, who answers its look-ups: with a public address at first, and then with one of ours. */
export const REBOUND_NAME = 'rebind.evil.example';

/** Addresses inside our network, in all the ways in which a careless check takes them for others. */
export const hostileAddresses = (port: number): readonly string[] => {
  const [allowed = ''] = PUSH_SERVICES;
  const { host } = new URL(allowed);
  const loopback = [
    ...['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f.0.0.1', '0x7f000001', '0177.0.0.1', '0.0.0.0'],
    ...[
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '127。0。0。1',
      '①②⑦.0.0.1',
      'localhost.',
      'LOCALHOST',
    ],
    ...[`${host}@127.0.0.1`, `user:word@127.0.0.1`, `${host}%40127.0.0.1`, `${host}.127.0.0.1.nip.io`],
  ].map((name) => `http://${name}:${port}/`);
  return [
    ...loopback,
    `https://127.0.0.1:${port}/`,
    `${allowed}:${port}/`,
    `${allowed}@127.0.0.1:${port}/`,
    `https://${host}\t@127.0.0.1:${port}/`,
    `//127.0.0.1:${port}/`,
    `http:127.0.0.1:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://100.100.100.200/latest/meta-data/',
    ...[`http://${REBOUND_NAME}/`, `https://${REBOUND_NAME}:${port}/`, `https://${host}.${REBOUND_NAME}/`],
    ...[
      'file:///etc/passwd',
      'gopher://127.0.0.1:6379/_INFO',
      'ftp://127.0.0.1/',
      'data:text/plain,a',
      'blob:null/a',
    ],
  ];
};
