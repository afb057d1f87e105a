/** Faults that an owner makes, one by one. */
import { changed, REAL } from '../content.ts';
import { CLEAN } from '../launched.ts';
import { ENDING, ENDLESS } from './addresses.ts';
import {
  ABOUT,
  CLAIMS,
  COMPANY,
  copy,
  type Faults,
  field,
  legal,
  PERSON,
  POLICY,
  picture,
  TERMS,
} from './plant.ts';
import { FORMER, THE_SAMPLE } from './sample-faults.ts';

const PLACES: Faults = {
  'a network’s front page': field(PERSON, 'linkedin', 'https://in.linkedin.com/'),
  'a network’s folder of people': field(PERSON, 'linkedin', 'https://www.linkedin.com/in/'),
  'a link with somebody in it': field(PERSON, 'linkedin', 'https://www.linkedin.com/in/your-name'),
  'a link that leads nowhere': legal('See [the list](#) of hosts.'),
  'a domain for examples': field(COMPANY, 'address', 'https://kitchens.example'),
  'an e-mail at example.com': field(COMPANY, 'email', 'hello@example.com'),
  'a server of the developer’s': copy('See http://localhost:4321/about for it.'),
  'a number of zeros': field(COMPANY, 'phone', '"+91 00000 00000"'),
  'a number counted down': field(COMPANY, 'phone', '"+91 98765 43210"'),
  'a number of films': field(COMPANY, 'whatsapp', '"+1 212 555 0143"'),
  'a number with nine digits': field(COMPANY, 'phone', '"+91 80471 9362"'),
  'a registration number of zeros': field(COMPANY, 'number', 'UDYAM-XX-00-0000000'),
  'lorem ipsum': copy('Lorem ipsum dolor sit amet.'),
  'a note to oneself': copy('We have been here since TODO.'),
  'words to be replaced': copy('We are [insert what we are].'),
  'letters to be replaced': copy('Write to us at xxx, any day.'),
};

const AGAINST_ONE_ANOTHER: Faults = {
  'another e-mail': copy('Write to kitchens.of.pune@gmail.com first.'),
  'another phone number': copy('Call +91 98220 41736 for a visit.'),
  'one’s own number, by hand': copy('Call 80471 93625 for a visit.'),
  'the company’s name with a letter less': copy('Sonchiraya Kitchens was begun in a mess.'),
  'the app’s name in other letters': copy('Ask your warden for PanGat.'),
  'a person’s name with another letter': copy('Ask Leela Gaikward about it.'),
  'a year before the text’s own': legal('This policy was last updated in 2016.'),
  'another day than in the head': legal('It was last updated on May 31, 2025.'),
  'a law that is younger than the text': legal('See the Online Payments Act, 2027.'),
  'a legal text of tomorrow': field(TERMS, 'updated', '2027-01-01'),
  'a copyright year': field('interface.yaml', 'contact', '© 2024 {company}'),
};

const REST: Faults = {
  'a signed picture that has ended': picture(ENDING['Amazon S3, newer']?.('2026-11-01') ?? ''),
  'a signed picture that ends soon': picture(ENDING['Azure']?.('2026-12-12') ?? ''),
  'a picture with a secret': picture(ENDLESS.Firebase),
  'a claim that nobody has looked at again': field(CLAIMS, 'review', '2026-11-21'),
  'words of a claim that stand nowhere': changed(
    CLAIMS,
    'covers:\n',
    'covers:\n      - a third of all\n',
    CLEAN,
  ),
  'a number without a claim': copy('Used in 14 hostels, every day.'),
  'a number in words without a claim': copy('We answer within two days.'),
  'a planned feature as if it were there': copy('Residents pay their fees online with it.'),
  'another planned feature as if it were there': copy('Students give their feedback after each meal.'),
  'a planned word as if it were there': copy('Wardens send announcements to a wing.'),
  'a legal draft': field(POLICY, 'draft', 'true'),
  'the sample’s wording in force': {
    ...CLEAN,
    [TERMS]: REAL[TERMS] ?? '',
  },
  'a question for counsel': changed(POLICY, /settled: true/, 'settled: false', CLEAN),
  'a sentence of 31 words': copy(
    `${'And so it goes on and on, '.repeat(4)}until nobody who has to read it knows.`,
  ),
  'a signature for what is not asked about': {
    ...CLEAN,
    'checked.yaml': `${CLEAN['checked.yaml']}  - { file: content/${ABOUT}, field: heading, why: It is ours., by: L, on: 2026-11-22 }\n`,
  },
};

/** What the loader itself refuses: the list names it too, in its words. */
export const REFUSED: Faults = {
  'a picture that is not there': picture('leela.jpg'),
  'a claim without a source': field(CLAIMS, 'source', '""'),
};

export const CORPUS: Faults = {
  ...THE_SAMPLE,
  ...FORMER,
  ...PLACES,
  ...AGAINST_ONE_ANOTHER,
  ...REST,
};
