/** The company's mark in a box of 32 units, as in the header: a grain in the frame of the veg/non-veg food mark. */
export const MARK =
  '<path d="M2 2h28v28H2z" fill="none" stroke="var(--ink)" stroke-width="3"/>' +
  '<path d="M22.7 8C28.1 13.3 14.9 27.4 9.3 24C4.9 19.5 17.5 4.9 22.7 8Z" fill="var(--live)" stroke="var(--live-edge)" stroke-width="1.5"/>';
