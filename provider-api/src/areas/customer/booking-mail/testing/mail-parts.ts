/** The decoded part of a mail with this content type; supports only the MIME (RFC 2045) that these tests need. */
export const partOf = (eml: string, contentType: string): string => {
  const start = eml.search(new RegExp(`^Content-Type: ${contentType.replace('/', '\\/')}`, 'im'));
  if (start < 0) throw new Error(`The mail has no ${contentType}.`);
  const [headers = '', ...rest] = eml.slice(start).split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').split(/^--/m)[0] ?? '';
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
