/** React reads a form's data on submit; the tests' FormData is Node's, which can't read a form. Call it at the file's top. */
export const fakeFormData = (): void => {
  const NodeFormData = FormData;
  beforeEach(() => {
    jest.spyOn(globalThis, 'FormData').mockImplementation(() => new NodeFormData());
  });
  afterEach(() => jest.restoreAllMocks());
};
