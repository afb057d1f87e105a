import { z } from 'zod';

/** `content/site.yaml`: how the site behaves, as far as its owner decides that. */
export const siteSchema = z
  .strictObject({
    worker: z.enum(['on', 'off']).describe('whether browsers keep pages for times without a network'),
    strictTransport: z
      .enum(['host', 'subdomains', 'off'])
      .default('host')
      .describe(
        'which addresses browsers may open by https alone, for two years: host (this one), subdomains (every name below it too), or off',
      ),
  })
  .describe('how the site behaves');

export type SiteSettings = z.infer<typeof siteSchema>;
