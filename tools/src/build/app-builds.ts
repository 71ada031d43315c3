import { z } from 'zod';

const appBuildsSchema = z.array(
  z.object({
    folder: z.string(),
    version: z.string().optional(),
    /** Where the build goes; `dist` in the app's folder without it. */
    outputDir: z.string().optional(),
  }),
);
export type AppBuilds = z.output<typeof appBuildsSchema>;

/** Reads what `buildInChild` hands over. */
export const readAppBuilds = (text: string): AppBuilds => appBuildsSchema.parse(JSON.parse(text));
