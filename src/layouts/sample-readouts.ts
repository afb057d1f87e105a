import { content } from 'virtual:content';
import { sampleHostel } from '../messmate/engine/sample.ts';
import { read } from '../messmate/sample-readouts.ts';

/** One lunch in the sample hostel, simulated once for the whole build: every page draws from it. */
export const readouts = read(sampleHostel(content.hostel));
