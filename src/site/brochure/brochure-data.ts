import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { countryName } from '../../content/language/country.ts';
import { formatDay } from '../../content/language/language.ts';
import { formatNumber } from '../../content/language/locale.ts';
import { formatPhone, telLink, whatsappLink } from '../../content/language/phone.ts';
import type { BrochureWords } from '../../content/schemas/brochure.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { t } from '../../content/t.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import { resolveMarkColours } from '../../ui/styles/colours.ts';
import { countEaten } from '../../ui/Thali/counts.ts';
import { eatenText, stateText } from '../../ui/Thali/plate-text.ts';
import { sourceLine } from '../claims/sources.ts';
import { plateCaption } from '../plate-caption.ts';
import { renderCode, renderGrain, renderPlate } from '../render-svg.tsx';

/** The key lists these states; the sentence on the cover has the count of the absent. */
const KEY_STATES = ['lastFive', 'expected'] as const;

/** The questions that a committee asks first, by `id`. */
const QUESTION_IDS = ['price', 'hardware', 'data-roles'];

/** The template's input: texts, drawings as SVG, and links. */
export function brochureData(
  content: Content,
  { hero, benefits, features, start, soon, questions, action }: ProductPageWords,
  brochure: BrochureWords,
  readouts: Readouts,
) {
  const { company, contact, about } = content;
  const { short, number } = company.registration;
  const page = `${company.address}${PAGES.messmate.path}`;
  const { waste } = benefits;
  const { students } = readouts;
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
        eaten: `${countEaten(students)} ${eatenText()}`,
        key: KEY_STATES.map((state) => [
          state,
          `${state === 'expected' ? t('{plates} ± {error}', { plates: students.expected, error: students.error }) : students[state]} ${stateText(state)}`,
        ]),
      },
      features: { ...features, list: Object.values(features.tabs) },
      aim: { ...waste, percent: `${formatNumber(waste.percent)}%`, source: sourceLine(content, waste.claim) },
      start: { ...start, columns: brochure.steps },
      soon: {
        ...soon,
        list: [
          { ...soon.management, text: `${soon.management.text} ${soon.management.items.join('\u00a0· ')}` },
          soon.feedback,
        ],
      },
      questions: QUESTION_IDS.flatMap((id) =>
        questions.list
          .filter((question) => question.id === id)
          .map(({ question, answer, open, claim }) => ({
            question,
            answer: answer ?? open,
            source: sourceLine(content, claim),
          })),
      ),
      action,
      code: brochure.code,
      shown: `${host}${PAGES.messmate.path}`,
      ask: [
        [contact.email, company.email, email],
        ...company.phones.map((phone) => [
          phone.label ?? contact.phone,
          formatPhone(phone),
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
      edition: fill(brochure.edition, { day: formatDay(brochure.asOf) }),
    },
    art: {
      mark: resolveMarkColours(content.mark, 'paper'),
      plate: renderPlate(readouts),
      code: renderCode(page),
      grains: Object.fromEntries(KEY_STATES.map((state) => [state, renderGrain(state)])),
    },
    links: {
      page,
      site: company.address,
      email,
      phones: company.phones.map((phone) => [formatPhone(phone), telLink(phone, company.country)]),
    },
  };
}
