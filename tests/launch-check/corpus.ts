/** Faults that an owner makes, one by one, each with the file and the line on which launch-check has to find it. */
import { changed } from '../content.ts';
import { CLEAN } from '../launched.ts';
import { ENDING, ENDLESS } from './addresses.ts';
import {
  ABOUT,
  CLAIMS,
  COMPANY,
  type Fault,
  inCopy,
  inField,
  inLegal,
  PERSON,
  POLICY,
  picture,
  TERMS,
} from './plant.ts';
import { FORMER, THE_SAMPLE } from './sample-faults.ts';

const PLACES: Fault[] = [
  inField('a network’s front page', PERSON, 'linkedin', 'https://in.linkedin.com/', /front page/),
  inField('a network’s folder of people', PERSON, 'linkedin', 'https://www.linkedin.com/in/', /front page/),
  inField(
    'a link with somebody in it',
    PERSON,
    'linkedin',
    'https://www.linkedin.com/in/your-name',
    /stands for a name/,
  ),
  inLegal('a link that leads nowhere', 'See [the list](#) of hosts.', /leads nowhere/),
  inField('a domain for examples', COMPANY, 'address', 'https://kitchens.example', /kept for examples/),
  inField('an e-mail at example.com', COMPANY, 'email', 'hello@example.com', /kept for examples/),
  inCopy('a server of the developer’s', 'See http://localhost:4321/about for it.', /kept for examples/),
  inField('a number of zeros', COMPANY, 'phone', '"+91 00000 00000"', /fills the place/),
  inField('a number counted down', COMPANY, 'phone', '"+91 98765 43210"', /fills the place/),
  inField('a number of films', COMPANY, 'whatsapp', '"+1 212 555 0143"', /fills the place/),
  inField('a number with nine digits', COMPANY, 'phone', '"+91 80471 9362"', /ten digits/),
  inField('a registration number of zeros', COMPANY, 'number', 'UDYAM-XX-00-0000000', /fill a place/),
  inCopy('lorem ipsum', 'Lorem ipsum dolor sit amet.', /fill a place/),
  inCopy('a note to oneself', 'We have been here since TODO.', /fill a place/),
  inCopy('words to be replaced', 'We are [insert what we are].', /fill a place/),
  inCopy('letters to be replaced', 'Write to us at xxx, any day.', /fill a place/),
];

const AGAINST_ONE_ANOTHER: Fault[] = [
  inCopy('another e-mail', 'Write to kitchens.of.pune@gmail.com first.', /Another e-mail address/),
  inCopy('another phone number', 'Call +91 98220 41736 for a visit.', /Another phone number/),
  inCopy('one’s own number, by hand', 'Call 80471 93625 for a visit.', /typed by hand/, true),
  inCopy(
    'the company’s name with a letter less',
    'Sonchiraya Kitchens was begun in a mess.',
    /otherwise than content\/company/,
  ),
  inCopy('the app’s name in other letters', 'Ask your warden for PanGat.', /otherwise than content\/company/),
  inCopy(
    'a person’s name with another letter',
    'Ask Leela Gaikward about it.',
    /otherwise than content\/team/,
  ),
  inLegal('a year before the text’s own', 'This policy was last updated in 2016.', /2016 cannot be right/),
  inLegal('another day than in the head', 'It was last updated on May 31, 2025.', /Another day/),
  {
    ...inLegal(
      'a law that is younger than the text',
      'See the Online Payments Act, 2027.',
      /younger than its own date/,
    ),
    line: 'updated:',
  },
  inField('a legal text of tomorrow', TERMS, 'updated', '2027-01-01', /dated in the future/),
  inField('a copyright year', 'interface.yaml', 'contact', '© 2024 {company}', /grows old/),
];

const REST: Fault[] = [
  picture(
    'a signed picture that has ended',
    ENDING['Amazon S3, newer']?.('2026-11-01') ?? '',
    /ended on 1 November 2026, 21 days ago/,
  ),
  picture(
    'a signed picture that ends soon',
    ENDING['Azure']?.('2026-12-12') ?? '',
    /ends on 12 December 2026, in 20 days/,
  ),
  picture('a picture with a secret', ENDLESS.Firebase, /names no end/, true),
  inField(
    'a claim that nobody has looked at again',
    CLAIMS,
    'review',
    '2026-11-21',
    /looked at again on 21 November 2026/,
  ),
  {
    name: 'words of a claim that stand nowhere',
    files: changed(CLAIMS, 'covers:\n', 'covers:\n      - a third of all\n', CLEAN),
    file: CLAIMS,
    line: '- a third of all',
    says: /stand nowhere/,
    advice: true,
  },
  inCopy('a number without a claim', 'Used in 14 hostels, every day.', /no claim stands for/),
  inCopy(
    'a planned feature as if it were there',
    'Residents pay their fees online with it.',
    /“Online fee payments” is announced/,
  ),
  inCopy(
    'another planned feature as if it were there',
    'Students give their feedback after each meal.',
    /“Student feedback system” is announced/,
  ),
  inCopy(
    'a planned word as if it were there',
    'Wardens send announcements to a wing.',
    /“Announcements” is announced/,
  ),
  inField('a legal draft', POLICY, 'draft', 'true', /no counsel has read/),
  {
    name: 'a question for counsel',
    files: changed(POLICY, /settled: true/, 'settled: false', CLEAN),
    file: POLICY,
    line: '- clause: ',
    says: /not settled/,
  },
  inCopy(
    'a sentence of 31 words',
    `${'And so it goes on and on, '.repeat(4)}until nobody who has to read it knows.`,
    /more than 30 words/,
    true,
  ),
  {
    name: 'a signature for what is not asked about',
    files: {
      ...CLEAN,
      'checked.yaml': `${CLEAN['checked.yaml']}  - { file: content/${ABOUT}, field: heading, why: It is ours., by: L, on: 2026-11-22 }\n`,
    },
    file: 'checked.yaml',
    line: 'field: heading',
    says: /not asked about any more/,
    advice: true,
  },
];

/** What the loader itself refuses: the list names it too, in its words. */
export const REFUSED: readonly Fault[] = [
  picture('a picture that is not there', 'leela.jpg', /cannot be built/),
  inField('a claim without a source', CLAIMS, 'source', '""', /cannot be built/),
];

export const CORPUS: readonly Fault[] = [
  ...THE_SAMPLE,
  ...FORMER,
  ...PLACES,
  ...AGAINST_ONE_ANOTHER,
  ...REST,
];
