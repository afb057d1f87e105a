/** Faults of what is left of the sample: its values, and its names typed into other texts. */
import { changed, REAL } from '../content.ts';
import { CLEAN } from '../launched.ts';
import {
  again,
  CLAIMS,
  COMPANY,
  copy,
  type Faults,
  field,
  PAGE,
  PERSON,
  SERVICE,
  sampleOf,
} from './plant.ts';

/** Values of the sample that still stand. */
export const THE_SAMPLE: Faults = {
  'the sample’s name': again(COMPANY, 'name'),
  'the sample’s address': again(COMPANY, 'address'),
  'the sample’s email': again(COMPANY, 'email'),
  'the sample’s phone': again(COMPANY, 'phone'),
  'the sample’s tagline': again(COMPANY, 'tagline'),
  'the sample’s registration, and no number': changed(
    COMPANY,
    /^ {2}number: .*\n/m,
    '',
    field(COMPANY, 'statement', sampleOf(COMPANY, 'statement')),
  ),
  'a sample person': { ...CLEAN, [PERSON]: REAL['team/founder.yaml'] ?? '' },
  'the sample’s mark': { ...CLEAN, 'mark.svg': REAL['mark.svg'] ?? '' },
  'the sample’s approvedBy': again(CLAIMS, 'approvedBy'),
  'the sample’s description': again(PERSON, 'description', 'team/founder.yaml'),
  'the sample’s answer': again(PAGE, 'answer'),
  'the sample’s terms of a service': field(SERVICE, 'pricing', sampleOf(SERVICE, 'pricing')),
  'a sample person named by hand': copy('Ask Ananya Rao about it.'),
  'the sample’s address in a text': copy('Read it at quillfern.example first.'),
};

/** What is left of it elsewhere. */
export const FORMER: Faults = {
  'the sample’s handle': copy('Follow @quillfern for news.'),
  'the app’s former name': copy('Tiffinwise is what we make.'),
  'the initials of somebody else': field(PERSON, 'initials', 'AR'),
  'a page that is nobody’s': field(PERSON, 'linkedin', 'https://www.linkedin.com/feed/'),
  'a short note to oneself': copy('We open at nine, or tbc.'),
};
