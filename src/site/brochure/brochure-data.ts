import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { dayInWords } from '../../content/language.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import type { BrochureWords } from '../../content/schemas/papers.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { clock } from '../../messmate/format.ts';
import { clockWords, mealWords, type Readouts } from '../../messmate/sample-readouts.ts';
import { digits, whatsappLink } from '../../ui/Message/links.ts';
import { sourceLine } from '../claims/sources.ts';
import { toolsOf } from './brochure-tools.ts';
import { codeOf, drawingsOf, markOnPaper } from './drawings.tsx';
import type { Sheet } from './sheet.ts';

/** All that the brochure shows. */
export function brochureData(
  content: Content,
  words: ProductPageWords,
  own: BrochureWords,
  readouts: Readouts,
): Sheet {
  const { company, contact } = content;
  const ask = `${company.address}${PAGES.contact.path}#demo`;
  const day = dayInWords(own.asOf);
  return {
    text: {
      title: own.title,
      company: company.name,
      product: company.product,
      audience: own.audience,
      edition: fill(own.edition, { day }),
      page: own.page,
      lead: words.hero.lead,
      sample: content.words.sample,
      day: dayOf(words, own, readouts),
      benefits: benefitsOf(words, readouts, sourceLine(content, words.benefits.waste.claim)),
      features: {
        heading: own.features,
        lead: words.features.lead,
        ...toolsOf(words, own, content, readouts),
      },
      questions: {
        ...words.questions,
        list: words.questions.list.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : [])),
        open: { ...words.questions.open, list: words.questions.list.flatMap(({ open }) => open ?? []) },
      },
      availability: {
        ...own.availability,
        lead: fill(own.availability.lead, { day }),
        rows: [
          ...(content.products.find(({ id }) => id === 'messmate')?.features ?? []).map(
            ({ title, description }) => [title, description, 'served', own.availability.available],
          ),
          [
            words.soon.management.title,
            `${words.soon.management.text} ${words.soon.management.items.join(', ')}.`,
            'due',
            own.availability.planned,
          ],
          [words.soon.feedback.title, words.soon.feedback.text, 'due', own.availability.planned],
        ],
      },
      steps: { ...words.start, columns: own.steps },
      contact: {
        ...own.contact,
        shown: `${new URL(company.address).host}${PAGES.contact.path}`,
        rows: [
          [contact.email, company.email, 'email'],
          [contact.phone, company.phone, 'phone'],
          ...(company.whatsapp ? [[contact.whatsapp, company.whatsapp, 'whatsapp']] : []),
          [contact.address, [...(company.office?.lines ?? []), company.country].join(', '), ''],
          ...(company.office?.hours ? [[contact.hours, company.office.hours, '']] : []),
        ],
      },
    },
    art: { mark: markOnPaper(content.mark), ...drawingsOf(words, readouts), ask: codeOf(ask) },
    links: {
      ask,
      site: company.address,
      email: `mailto:${company.email}`,
      phone: `tel:+${digits(company.phone)}`,
      ...(company.whatsapp && { whatsapp: whatsappLink(company.whatsapp) }),
    },
  };
}

/** The four meals of the sample day, as the product page shows them. */
function dayOf({ hero, meal: said }: ProductPageWords, own: BrochureWords, readouts: Readouts) {
  return {
    heading: own.day,
    caption: fill(hero.caption.text, {
      residents: readouts.residents,
      time: clock(readouts.second / 60),
    }),
    keys: (['served', 'live', 'due'] as const).map((kind) => ({ kind, label: said.legend[kind] })),
    meals: readouts.meals.map((meal) => ({
      name: meal.name,
      ...mealWords(said, meal),
      dishes: meal.line.map((dish) => dish.name).join(', '),
    })),
  };
}

function benefitsOf({ benefits }: ProductPageWords, readouts: Readouts, source: string) {
  const { waste, operations, experience } = benefits;
  const { meal, dinner, dinnerSlot } = readouts;
  const said = clockWords(operations.clock, meal);
  return {
    heading: benefits.heading,
    note: benefits.note,
    waste: {
      ...waste,
      percent: String(waste.percent),
      source,
      keys: [
        { kind: 'served', label: fill(waste.grains.left, { plates: 100 - waste.percent }) },
        { kind: 'due', label: fill(waste.grains.cut, { plates: waste.percent }) },
      ],
    },
    clock: {
      ...operations,
      steps: readouts.clock.steps.map(({ id, minute }) => [clock(minute), said[id]]),
    },
    slip: {
      ...experience,
      name: fill(experience.slip, { meal: dinner.name }),
      opens: clock(dinner.opens),
      slotAt: fill(experience.slotAt, { slot: dinnerSlot.slot, time: clock(dinnerSlot.at) }),
      dishes: dinner.menu.map(({ name }) => name).join(', '),
    },
  };
}
