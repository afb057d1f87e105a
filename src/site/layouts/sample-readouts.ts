import { content } from 'virtual:content';
import { createSampleState } from '../../messmate/engine/sample.ts';
import { computeReadouts } from '../../messmate/sample-readouts.ts';

/** One lunch in the sample hostel, simulated once for the whole build. */
export const sample = createSampleState(content.hostel);

export const readouts = computeReadouts(sample);
