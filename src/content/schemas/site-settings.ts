import { z } from 'zod';

/** A tag in its usual writing, `en-IN` and not `en-in`, of a language whose days and numbers `Intl` can write. */
const isTag = (tag: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] === tag;
  } catch {
    return false;
  }
};

/** `content/site.yaml`: how the site behaves, as far as its owner decides that. */
export const siteSchema = z
  .strictObject({
    language: z
      .string()
      .refine(isTag, { error: 'a language tag (BCP 47), such as en-IN, hi or ta' })
      .describe('the language that everything is written in, as a tag (BCP 47) such as en-IN, hi or ta'),
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
