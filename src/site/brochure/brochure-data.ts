import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { countryName } from '../../content/language/country.ts';
import { formatDay } from '../../content/language/language.ts';
import { numberText } from '../../content/language/locale.ts';
import { phoneText, telLink, whatsappLink } from '../../content/language/phone.ts';
import type { BrochureWords } from '../../content/schemas/brochure.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { t } from '../../content/t.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { inInk } from '../../ui/styles/colours.ts';
import { eaten } from '../../ui/Thali/counts.ts';
import { eatenText, stateText } from '../../ui/Thali/plate-text.ts';
import { sourceLine } from '../claims/sources.ts';
import { drawnCode, drawnGrain, drawnPlate } from '../drawn.tsx';
import { plateCaption } from '../plate-caption.ts';

/** States whose grains are on the plate; the sentence on the cover counts the others. */
const ON_PLATE = ['lastFive', 'expected'] as const;

/** Questions that a committee asks first, by `id`; unanswered ones are left out. */
const ASKED = ['price', 'hardware', 'data-roles'];

/** The template's input: texts, drawings as SVG, and links. */
export function brochureData(
  content: Content,
  { hero, benefits, features, start, soon, questions, action }: ProductPageWords,
  own: BrochureWords,
  readouts: Readouts,
) {
  const { company, contact, about } = content;
  const { short, number } = company.registration;
  const page = `${company.address}${PAGES.messmate.path}`;
  const { waste } = benefits;
  const { thali } = readouts;
  const { host } = new URL(company.address);
  const email = `mailto:${company.email}`;
  return {
    text: {
      company: company.name,
      product: company.product,
      kind: hero.kind,
      host,
      email: company.email,
      plate: {
        ...plateCaption(content, readouts),
        eaten: `${eaten(thali)} ${eatenText()}`,
        key: ON_PLATE.map((state) => [
          state,
          `${state === 'expected' ? t('{plates} ± {error}', { plates: thali.expected, error: thali.error }) : thali[state]} ${stateText(state)}`,
        ]),
      },
      features: { ...features, list: Object.values(features.tabs) },
      aim: {
        ...waste,
        percent: `${numberText(waste.percent)}%`,
        source: sourceLine(content, waste.claim),
      },
      start: { ...start, columns: own.steps },
      soon: {
        ...soon,
        list: [
          { ...soon.management, text: `${soon.management.text} ${soon.management.items.join('\u00a0· ')}` },
          soon.feedback,
        ],
      },
      questions: ASKED.flatMap((id) => questions.list.find((one) => one.id === id) ?? []).map((one) => ({
        question: one.question,
        answer: one.answer ?? one.open,
        source: sourceLine(content, one.claim),
      })),
      action,
      code: own.code,
      shown: `${host}${PAGES.messmate.path}`,
      ask: [
        [contact.email, company.email, email],
        ...company.phones.map((phone) => [
          phone.label ?? contact.phone,
          phoneText(phone),
          telLink(phone, company.country),
        ]),
        ...(company.whatsapp
          ? [[contact.whatsapp, company.whatsapp, whatsappLink(company.whatsapp, company.country)]]
          : []),
        [
          contact.address,
          [company.name, ...(company.office?.lines ?? []), countryName(company.country)].join(', '),
          '',
        ],
        ...(company.office?.hours ? [[contact.hours, company.office.hours, '']] : []),
        [about.registration.heading, [short, number].filter(Boolean).join(', '), ''],
      ],
      edition: fill(own.edition, { day: formatDay(own.asOf) }),
    },
    art: {
      mark: inInk(content.mark, 'paper'),
      plate: drawnPlate(readouts),
      code: drawnCode(page),
      grains: Object.fromEntries(ON_PLATE.map((state) => [state, drawnGrain(state)])),
    },
    links: {
      page,
      site: company.address,
      email,
      phones: company.phones.map((phone) => [phoneText(phone), telLink(phone, company.country)]),
    },
  };
}
