import { LEAVE_LINK } from './leave-link.ts';

interface Fatal {
  readonly code: string;
  /** The log has the error under this reference. */
  readonly reference: string;
  /** Whether the browser has an override cookie. */
  readonly canLeave: boolean;
}

/**
 * The page to show when no page can be made: plain HTML that needs no script, style sheet or other file. The error is
 * only in the log, under the reference, as it names files of the server.
 */
export const fatalPage = ({ code, reference, canLeave }: Fatal): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>Sundara can't start</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="15">
</head>
<body>
<main>
<h1>Sundara can't start right now</h1>
<p>The parts of this page could not be put together. Nothing that you did is lost.</p>
<p>This page tries again by itself every 15 seconds. <a href="">Try now</a>, or start from the <a href="/">home page</a>.</p>
${canLeave ? `${LEAVE_LINK}\n` : ''}<p><small>Code ${code}, reference ${reference}</small></p>
</main>
</body>
</html>
`;

/** The fatal page runs nothing and loads nothing. */
export const FATAL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
