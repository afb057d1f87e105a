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
import { formatSource } from '../claims/sources.ts';
import { describePlate } from '../plate-caption.ts';
import { renderGrain, renderPlate, renderQrCode } from '../render-svg.tsx';

/** The grain states in the plate's legend. `notComing` is not among them: the sentence on the cover counts those. */
const LEGEND_STATES = ['justServed', 'expected'] as const;

/** The ids of the questions that a mess committee asks first. */
const QUESTION_IDS = ['price', 'hardware', 'data-roles'];

/** Collects the texts, drawings (SVG) and links for brochure.typ. brochure.ts adds colours, fonts and metadata. */
export function collectBrochureData(
  content: Content,
  { hero, benefits, features, start, soon, questions, action }: ProductPageWords,
  brochure: BrochureWords,
  readouts: Readouts,
) {
  const { company, contact, about } = content;
  const { short, number } = company.registration;
  const productUrl = `${company.address}${PAGES.messmate.path}`;
  const { waste } = benefits;
  const { studentCounts } = readouts;
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
        ...describePlate(content, readouts),
        eaten: `${formatNumber(countEaten(studentCounts))} ${eatenText()}`,
        legend: LEGEND_STATES.map((state) => [
          state,
          `${state === 'expected' ? t('{plates} ± {error}', { plates: studentCounts.expected, error: studentCounts.error }) : formatNumber(studentCounts[state])} ${stateText(state)}`,
        ]),
      },
      features: { ...features, list: Object.values(features.tabs) },
      aim: {
        ...waste,
        percent: `${formatNumber(waste.percent)}%`,
        source: formatSource(content, waste.claim),
      },
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
          .map(({ question, answer, open: openPoint, claim }) => ({
            question,
            answer: answer ?? openPoint,
            source: formatSource(content, claim),
          })),
      ),
      action,
      qrCode: brochure.code,
      pageLabel: `${host}${PAGES.messmate.path}`,
      // Each is a label, a value and the link of the value, which is empty for text.
      contacts: [
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
          [...new Set([company.name, ...(company.office?.lines ?? []), countryName(company.country)])].join(
            ', ',
          ),
          '',
        ],
        ...(company.office?.hours ? [[contact.hours, company.office.hours, '']] : []),
        [about.registration.heading, [short, number].filter(Boolean).join(', '), ''],
      ],
      edition: fill(brochure.edition, { day: formatDay(brochure.asOf) }),
    },
    drawings: {
      mark: resolveMarkColours(content.mark, 'print'),
      plate: renderPlate(readouts),
      qrCode: renderQrCode(productUrl),
      grains: Object.fromEntries(
        LEGEND_STATES.map((state) => [state, renderGrain(state, readouts.meal.food.staple)]),
      ),
    },
    links: {
      page: productUrl,
      site: company.address,
      email,
      phones: company.phones.map((phone) => [formatPhone(phone), telLink(phone, company.country)]),
    },
  };
}
