import { content } from 'virtual:content';
import { sampleHostel } from '../../messmate/engine/sample.ts';
import { readoutsOf } from '../../messmate/sample-readouts.ts';

/** One lunch in the sample hostel, simulated once for the whole build. */
export const sample = sampleHostel(content.hostel);

/** What every page draws of it. */
export const readouts = readoutsOf(sample);
