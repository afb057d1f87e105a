type Props = { className: string | undefined; size: number; d: string };

/** A decorative line drawing, in a square of 24 units. `size` is its width in pixels without styles. */
export const LineDrawing = ({ className, size, d }: Props) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);
