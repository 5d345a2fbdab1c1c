import { site } from '@/config/site';

const { street, postalCode, city } = site.address;

/** A stamp with a drawing of a canal house. */
function Stamp() {
  return (
    <svg viewBox="0 0 64 76" aria-hidden="true" className="w-14 flex-none sm:w-16">
      <rect
        x="2"
        y="2"
        width="60"
        height="72"
        fill="#fffefb"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="0 5"
        strokeLinecap="round"
      />
      <path d="M7 7h50v62H7z" className="fill-accent" />
      <circle cx="45" cy="19" r="5" fill="#f6ebd2" />
      <path d="M18 60V32h4v-6h5v-6h10v6h5v6h4v28z" fill="#f3e7d6" />
      <path
        d="M24 36h5v7h-5zM35 36h5v7h-5zM24 48h5v12h-5zM35 48h5v7h-5z"
        className="fill-primary"
      />
      <path d="M7 60h50v9H7z" fill="#2a2019" opacity="0.35" />
    </svg>
  );
}

function Postmark() {
  return (
    <svg
      viewBox="0 0 150 60"
      aria-hidden="true"
      className="absolute top-7 right-20 w-32 text-muted opacity-45 sm:right-24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <circle cx="34" cy="30" r="25" />
      <circle cx="34" cy="30" r="18" />
      <path d="M62 16q12-6 24 0t24 0 24 0M62 26q12-6 24 0t24 0 24 0M62 36q12-6 24 0t24 0 24 0" />
    </svg>
  );
}

/** Our postal address, drawn as an envelope. */
export function Envelope() {
  return (
    <div className="print tilt-left relative max-w-[34rem] px-[min(1.75rem,6vw)] py-6">
      <div className="flex justify-end">
        <Postmark />
        <Stamp />
      </div>
      <address className="mt-4 pb-4 font-display text-[clamp(1.3125rem,1.1rem+0.9vw,1.75rem)] leading-[1.45] italic sm:pl-[22%]">
        {site.name}
        <br />
        {street}
        <br />
        {postalCode} {city}
      </address>
    </div>
  );
}
