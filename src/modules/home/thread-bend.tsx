/**
 * A curve that connects the thread under the prints to that of the next section: at the centre on
 * wide screens, at the left on a phone. It stretches with the page; the stroke width is constant.
 */
export function ThreadBend() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="relative left-[0.4375rem] block h-24 w-[calc(50%-0.4375rem)] stroke-primary md:left-1/2 md:h-36 md:w-[calc((100%-1.5rem)*0.2561+1.5rem-1.5rem*0.5)]"
    >
      <path
        d="M100 0C100 62 0 38 0 100"
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="opacity-70"
      />
    </svg>
  );
}
