/** The logo: the name in lower case, beside a thread with three dots. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[min(1.75rem,10vw)] leading-none tracking-[-0.01em]">
      <svg
        viewBox="0 0 16 40"
        className="h-[1.22em] w-[min(1rem,5vw)] flex-none"
        aria-hidden="true"
      >
        <path d="M8 0v40" className="stroke-primary" strokeWidth="2.4" />
        <circle cx="8" cy="8" r="4.6" className="fill-primary" />
        <circle cx="8" cy="20" r="4.6" className="fill-paper stroke-primary" strokeWidth="2.4" />
        <circle cx="8" cy="32" r="4.6" className="fill-accent" />
      </svg>
      anekdotes
    </span>
  );
}
