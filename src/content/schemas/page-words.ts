import { z } from 'zod';
import { claimId } from './claims.ts';
import { internalLink, line, pageHead, prose, slug, template, unique } from './text.ts';

const titledText = (titleMax: number, textMax: number) =>
  z.strictObject({ title: line(titleMax), text: prose(textMax) });

/** `content/pages/home.yaml` */
export const homeSchema = z.strictObject({
  ...pageHead,
  lead: prose(200, 'what the company does and for whom, in one plain sentence below its name'),
  buttons: z.strictObject({
    more: line(20),
    moreAbout: line(60, 'what Learn More is about, for screen readers'),
    contact: line(20),
  }),
  plate: z.strictObject({
    heading: line(90, 'what a grain stands for'),
    text: template(240, 'residents', 'time', 'error').describe('what is shown, and what ± means'),
    notComing: template(120, 'count', 'residents').describe('how many of the residents will not come'),
    serve: line(30, 'the button that leads to the live demo'),
  }),
  mission: z.strictObject({ heading: line(20) }),
  research: titledText(30, 300),
  development: titledText(30, 300).extend({ steps: z.array(line(20)).length(3, 'three steps') }),
  services: z.strictObject({ heading: line(30), lead: prose(160), more: line(30) }),
  products: z.strictObject({ button: line(30), note: line(80, 'what the product does, beside its name') }),
});

const focusArea = z.strictObject({
  title: line(70),
  note: line(160),
  to: internalLink.optional().describe('the service that it links to'),
});

/** `content/pages/about.yaml` */
export const aboutSchema = z.strictObject({
  ...pageHead,
  heading: line(60),
  lead: prose(300),
  story: z.array(prose(500)).min(1).max(5),
  misses: z
    .strictObject({
      heading: template(60, 'meal'),
      caption: template(300, 'days', 'mean', 'worst', 'date'),
      picture: template(200, 'meal', 'days', 'mean', 'worst').describe('the bars, for screen readers'),
    })
    .describe('the picture: how wrong the forecast of a meal of the sample hostel was, day by day'),
  registration: z.strictObject({
    heading: line(50),
    points: z
      .array(
        titledText(40, 300).extend({
          claim: claimId,
          untilNumber: z
            .boolean()
            .optional()
            .describe('true if shown only until company.yaml has a registration number'),
        }),
      )
      .min(1)
      .max(6)
      .describe('what the registration means for a purchase office'),
    number: line(30),
    verify: line(50),
  }),
  focus: z.strictObject({ heading: line(30), items: z.array(focusArea).length(4, 'four focus areas') }),
  culture: z.strictObject({
    id: slug,
    heading: line(40),
    lead: prose(200),
    rules: z.array(titledText(40, 200)).min(3).max(8),
  }),
});

/** `content/pages/products.yaml` */
export const productsSchema = z.strictObject({
  ...pageHead,
  heading: line(40),
  lead: prose(240),
  more: line(20),
  moreAbout: template(100, 'title'),
  empty: line(60),
  emptyNote: prose(200),
  contact: line(20),
  end: z
    .strictObject({
      heading: line(40),
      text: prose(200),
      serve: line(30, 'the button that leads to the live demo'),
      demo: line(20),
    })
    .describe('the end of the page, if there is a product to try'),
});

/** `content/pages/team.yaml` */
export const teamSchema = z.strictObject({
  ...pageHead,
  heading: line(40),
  pieces: z
    .strictObject({
      forecast: template(40, 'meal', 'error').describe('beside the forecast, on the plate'),
      plate: template(160, 'meal', 'forecast').describe('the plate, for screen readers'),
      counter: template(40, 'meal', 'time').describe('above the count'),
      came: line(12, 'after the name of the person who has just come'),
      pass: line(20, 'on the mess pass'),
      code: template(100, 'name').describe('the code of the pass, for screen readers'),
    })
    .describe('the words in the drawings of people’s work'),
  leadership: line(20),
  connectFounder: line(30),
  design: line(20),
  connect: line(20),
  connectWith: template(60, 'name'),
  join: z.strictObject({
    heading: line(40),
    text: prose(240),
    positions: line(30),
    culture: line(40),
    none: prose(200, 'shown if no position is open; the e-mail address follows'),
    picture: line(100, 'the empty plate, for screen readers'),
  }),
  positionsHeading: line(40),
  positions: z
    .array(
      z.strictObject({
        id: slug.describe(
          'the end of its address: a-z, 0-9 and single hyphens, used once, such as android-developer',
        ),
        title: line(60, 'the job, such as Android developer'),
        place: line(60, 'where, such as Remote, India'),
        text: prose(500, 'what the person will do, and how to apply'),
      }),
    )
    .max(20)
    .superRefine(unique('id'))
    .describe('the open positions; an empty list [] if there are none'),
});

/** `content/pages/not-found.yaml` */
export const notFoundSchema = z.strictObject({
  ...pageHead,
  heading: line(60),
  text: prose(240),
  home: line(30),
  picture: line(160),
  elsewhere: line(60),
  costs: line(30, 'the link to what the product costs'),
});
