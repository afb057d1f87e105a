import { z } from 'zod';
import { companySchema } from './company.ts';
import { aboutSchema, homeSchema, productsSchema } from './page-words.ts';

const home = homeSchema.shape;

/** `content/no-product.yaml`: replaces texts of `Content` that name the product, if the product has no page. */
export const noProductSchema = z.strictObject({
  company: z.strictObject({ blurb: companySchema.shape.blurb }),
  home: homeSchema
    .pick({ title: true, description: true, lead: true })
    .extend({ services: home.services.pick({ lead: true }), products: home.products.pick({ note: true }) })
    .strict(),
  about: aboutSchema.pick({ story: true }).strict(),
  productsPage: productsSchema.pick({ title: true, description: true, lead: true }).strict(),
});
