/** Faults of what is left of the sample: its values, and its names typed into other texts. */
import { changed, REAL } from '../content.ts';
import { CLEAN } from '../launched.ts';
import {
  CLAIMS,
  COMPANY,
  type Fault,
  field,
  inCopy,
  inField,
  PAGE,
  PERSON,
  SERVICE,
  sampleOf,
  standing,
} from './plant.ts';

/** Values of the sample that still stand. */
export const THE_SAMPLE: readonly Fault[] = [
  standing(COMPANY, 'name', /name of the sample company/),
  standing(COMPANY, 'address', /sample’s web address/),
  standing(COMPANY, 'email', /sample’s e-mail address/),
  standing(COMPANY, 'phone', /sample’s phone number/),
  standing(COMPANY, 'tagline', /as it was delivered/, true),
  {
    name: 'the sample’s registration, and no number',
    files: changed(
      COMPANY,
      /^ {2}number: .*\n/m,
      '',
      field(COMPANY, 'statement', sampleOf(COMPANY, 'statement')),
    ),
    file: COMPANY,
    line: 'registration:',
    says: /government register/,
  },
  {
    name: 'a sample person',
    files: { ...CLEAN, [PERSON]: REAL['team/founder.yaml'] ?? '' },
    file: PERSON,
    line: 'name: ',
    says: /sample person/,
  },
  {
    name: 'the sample’s mark',
    files: { ...CLEAN, 'mark.svg': REAL['mark.svg'] ?? '' },
    file: 'mark.svg',
    line: '',
    says: /mark of the sample company/,
  },
  standing(CLAIMS, 'approvedBy', /nobody of yours has approved/),
  standing(PERSON, 'description', /invented person/, false, 'team/founder.yaml'),
  standing(PAGE, 'answer', /answer to institutions/),
  {
    name: 'the sample’s terms of a service',
    files: field(SERVICE, 'pricing', sampleOf(SERVICE, 'pricing')),
    file: SERVICE,
    line: 'terms:',
    says: /Terms of this service/,
  },
  inCopy('a sample person named by hand', 'Ask Ananya Rao about it.', /sample person’s name, typed by hand/),
  inCopy('the sample’s address in a text', 'Read it at quillfern.example first.', /sample’s address/),
];

/** What is left of it elsewhere. */
export const FORMER: readonly Fault[] = [
  inCopy('the sample’s handle', 'Follow @quillfern for news.', /sample company, typed/),
  inCopy('the app’s former name', 'Tiffinwise is what we make.', /former name/),
  inField('the initials of somebody else', PERSON, 'initials', 'AR', /initials of another name/, true),
  inField('a page that is nobody’s', PERSON, 'linkedin', 'https://www.linkedin.com/feed/', /front page/),
  inCopy('a short note to oneself', 'We open at nine, or tbc.', /fill a place/),
];
