// @ts-check
// The payment sandbox's drop-in for Razorpay's checkout.js: same constructor, same callbacks, test money.
// Styles are set through the CSSOM, which a strict style-src allows; it would block style attributes.
(() => {
  const READY_LIMIT_MS = 15_000;
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const pageUrl = new URL('checkout', script || new URL('/sandbox/checkout.js', location.href));

  /** @param {Element & ElementCSSInlineStyle} element @param {Record<string, string>} styles */
  const style = (element, styles) => Object.assign(element.style, styles);

  /** @param {Record<string, any>} options */
  const frameUrl = (options) => {
    const url = new URL(pageUrl);
    for (const name of ['order_id', 'subscription_id', 'key', 'amount', 'name', 'description']) {
      if (options[name] !== undefined && options[name] !== null)
        url.searchParams.set(name, String(options[name]));
    }
    const [method] = options.config?.display?.sequence ?? [];
    if (method !== undefined) url.searchParams.set('method', String(method));
    return url.href;
  };

  /** What the frame may know of the options: plain values only, no callbacks. @param {Record<string, any>} options */
  const frameOptions = (options) => {
    const { prefill, notes, theme, modal = {}, retry } = options;
    const plain = {
      prefill,
      notes,
      color: theme?.color,
      confirmClose: modal.confirm_close,
      closeOnEscape: modal.escape,
      retry,
    };
    return JSON.parse(JSON.stringify(plain));
  };

  /** Covers the page; everything else in it is inert until `remove`. @param {string} src */
  const createOverlay = (src) => {
    const cover = document.createElement('div');
    style(cover, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      display: 'grid',
      placeItems: 'center',
      background: 'rgba(30, 20, 16, 0.62)',
    });
    const status = document.createElement('div');
    status.setAttribute('role', 'status');
    style(status, {
      color: '#FBF7F2',
      font: '500 16px/1.5 system-ui, sans-serif',
      textAlign: 'center',
      padding: '24px',
    });
    status.textContent = 'Opening the test payment…';
    const frame = document.createElement('iframe');
    frame.title = 'Test payment';
    frame.src = src;
    // A frame whose colour scheme differs from its element's is painted opaque.
    style(frame, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      opacity: '0',
      colorScheme: 'light',
    });
    cover.append(status, frame);

    const focused = document.activeElement;
    const others = [...document.body.children].filter(
      (child) => child instanceof HTMLElement && !child.inert,
    );
    const { overflow } = document.documentElement.style;
    for (const other of others) if (other instanceof HTMLElement) other.inert = true;
    document.documentElement.style.overflow = 'hidden';
    document.body.append(cover);
    return {
      frame,
      show() {
        status.remove();
        frame.style.opacity = '1';
        // The page in the frame may already have moved the focus to its heading.
        if (document.activeElement !== frame) frame.focus();
      },
      /** @param {() => void} onClose */
      fail(onClose) {
        frame.remove();
        status.textContent = 'The test payment page did not open. ';
        const close = document.createElement('button');
        close.textContent = 'Close';
        style(close, {
          font: 'inherit',
          minHeight: '44px',
          padding: '8px 24px',
          margin: '16px',
          borderRadius: '8px',
        });
        close.addEventListener('click', onClose);
        status.append(document.createElement('br'), close);
        close.focus();
      },
      remove() {
        cover.remove();
        for (const other of others) if (other instanceof HTMLElement) other.inert = false;
        document.documentElement.style.overflow = overflow;
        if (focused instanceof HTMLElement) focused.focus();
      },
    };
  };

  class Razorpay {
    /** @type {Record<string, any>} */ #options;
    /** @type {Map<string, ((event: unknown) => void)[]>} */ #listeners = new Map();
    /** @type {ReturnType<typeof createOverlay> | undefined} */ #overlay;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ #limit;

    /** @param {Record<string, any>} options */
    constructor(options) {
      if (!options?.key) throw new Error('Razorpay: no key passed.');
      if (!options.order_id && !options.subscription_id)
        throw new Error('Razorpay: neither order_id nor subscription_id passed.');
      this.#options = options;
    }

    /** @param {string} event @param {(event: unknown) => void} listener */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#overlay) return;
      if (pageUrl.origin !== location.origin) {
        throw new Error(
          'Razorpay sandbox: load checkout.js from the page’s own origin, as /sandbox/checkout.js.',
        );
      }
      this.#overlay = createOverlay(frameUrl(this.#options));
      window.addEventListener('message', this.#onMessage);
      this.#limit = setTimeout(() => this.#overlay?.fail(() => this.#dismiss()), READY_LIMIT_MS);
    }

    close() {
      clearTimeout(this.#limit);
      window.removeEventListener('message', this.#onMessage);
      this.#overlay?.remove();
      this.#overlay = undefined;
    }

    /** @param {MessageEvent} message */
    #onMessage = (message) => {
      const frame = this.#overlay?.frame;
      if (!frame || message.origin !== pageUrl.origin || message.source !== frame.contentWindow) return;
      const { type, response, error } = message.data ?? {};
      if (type === 'sandbox.ready') {
        clearTimeout(this.#limit);
        frame.contentWindow?.postMessage(
          { type: 'sandbox.options', options: frameOptions(this.#options) },
          pageUrl.origin,
        );
        this.#overlay?.show();
      } else if (type === 'sandbox.paid') {
        this.close();
        this.#options.handler?.(response);
      } else if (type === 'sandbox.failed') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
      } else if (type === 'sandbox.dismissed') {
        this.#dismiss();
      }
    };

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }
  }

  Object.assign(window, { Razorpay });
})();
