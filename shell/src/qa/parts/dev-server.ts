const FORM = /^http:\/\/localhost:\d{2,5}$/;

export const DEV_SERVER_FORM = "A development server is written 'http://localhost:4001'";

/** Whether a version is the address of a development server on this machine. */
export const isDevServer = (version: string): boolean => FORM.test(version);
