import { SAFE_PARAMETER } from '@sundara/contracts/federation';

interface Fatal {
  /** Stable, for support. */
  readonly code: string;
  readonly detail: string;
  /**
   * Whether this browser runs other versions than the site: in case they are the cause, the page can end the override.
   */
  readonly override?: boolean;
}

/** Ends the override and shows the same page again. */
const LEAVE_OVERRIDE = `?${SAFE_PARAMETER}=forget`;

const STYLE = {
  page: { fontFamily: 'Georgia, serif', background: '#FBF7F2', color: '#2A1C14', margin: '0' },
  box: { maxWidth: '34rem', margin: '18vh auto 0', padding: '0 1.5rem', lineHeight: '1.5' },
  button: {
    font: 'inherit',
    minHeight: '44px',
    padding: '0 1.5rem',
    border: '0',
    borderRadius: '22px',
    background: '#855427',
    color: '#FFFFFF',
    cursor: 'pointer',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '0 0.5rem',
    marginLeft: '0.75rem',
    color: '#855427',
  },
  code: { color: '#6B5A4E', fontSize: '0.85rem', overflowWrap: 'anywhere' },
} as const;

/**
 * The last resort for a page that can't start: it needs no style sheet, no framework and no other file. Styles are set
 * from script, which the page's security policy allows.
 */
export const showFatalErrorPage = (document: Document, { code, detail, override = false }: Fatal): void => {
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, text: string, style: object = {}) => {
    const element = document.createElement(tag);
    element.textContent = text;
    Object.assign(element.style, style);
    return element;
  };
  const box = make('main', '', STYLE.box);
  box.setAttribute('role', 'alert');
  const reload = make('button', 'Reload the page', STYLE.button);
  reload.type = 'button';
  reload.addEventListener('click', () => document.defaultView?.location.reload());
  const leave = make('a', 'Leave the test versions', STYLE.link);
  leave.href = LEAVE_OVERRIDE;
  const support = make('details', '', STYLE.code);
  support.append(make('summary', 'Details for support'), make('p', `${code} · ${detail}`));
  box.append(
    make('h1', 'Sundara could not start'),
    make(
      'p',
      override
        ? 'This browser runs test versions, and with them the page does not start.'
        : 'This page arrived incomplete, so nothing of it was run. Reloading usually helps.',
    ),
    reload,
    ...(override ? [leave] : []),
    support,
  );
  Object.assign(document.body.style, STYLE.page);
  document.body.replaceChildren(box);
};
