export * from './content-encoding.ts';
export * from './kept-forms.ts';
