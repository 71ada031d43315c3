const BOUNDARY = '----sundara-test';

export interface FormFile {
  readonly bytes: Buffer;
  /** 'photo' by default. */
  readonly field?: string;
  readonly name?: string;
  readonly type?: string;
}

/** A form as a browser sends it, for `app.inject`. */
export const formOf = (...files: readonly FormFile[]) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    ...files.flatMap(({ bytes, field = 'photo', name = 'photo.jpg', type = 'image/jpeg' }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
});
