import { parseSetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import type { Answer } from '../../../../testing/test-app.ts';
import { REFRESH_COOKIE } from '../open-session.ts';
import { PASSWORD } from './auth-app.ts';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

interface CallOptions {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser as far as sessions need it: it keeps cookies and calls from an address. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly address: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: FastifyInstance, address: string, userAgent = CHROME_ON_ANDROID) {
    this.#app = app;
    this.address = address;
    this.#headers = { 'user-agent': userAgent };
  }

  async call(method: 'GET' | 'POST' | 'DELETE', url: string, options: CallOptions = {}): Promise<Answer> {
    const { token, body, headers } = options;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await this.#app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        ...this.#headers,
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
    for (const text of [reply.headers['set-cookie'] ?? []].flat()) {
      const { name, value, maxAge } = parseSetCookie(text);
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value ?? '');
    }
    return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
  }

  signIn(email: string, password = PASSWORD, headers = {}): Promise<Answer> {
    return this.call('POST', '/api/auth/login', { body: { email, password }, headers });
  }

  refresh(headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.call('POST', '/api/auth/refresh', headers && { headers });
  }

  me(token: string): Promise<Answer> {
    return this.call('GET', '/api/auth/me', { token });
  }

  get refreshCookie(): string | undefined {
    return this.cookies.get(REFRESH_COOKIE);
  }

  /** Sets the cookie, as somebody with a copy of it would, or a late tab with an old one. */
  set refreshCookie(value: string) {
    this.cookies.set(REFRESH_COOKIE, value);
  }
}
