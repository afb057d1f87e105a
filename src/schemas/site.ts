import { z } from 'zod';

/** `content/site.yaml`: how the site behaves, as far as its owner decides that. */
export const siteSchema = z
  .strictObject({
    worker: z.enum(['on', 'off']).describe('whether browsers keep pages for times without a network'),
  })
  .describe('how the site behaves');

export type SiteSettings = z.infer<typeof siteSchema>;
