const bar = 'block rounded-full bg-line';

export function SkeletonCard({ className }: { className: string }) {
  return (
    <li
      data-testid="skeleton"
      className={`index-card row-span-3 mb-6 min-h-52 px-6 pb-6 ${className}`}
      aria-hidden="true"
    >
      <span className="-mx-6 block border-b-2 border-line px-6 pt-6 pb-5">
        <span className={`${bar} h-6 w-2/3 motion-safe:animate-pulse`} />
      </span>
      <span className={`${bar} mt-6 h-4 motion-safe:animate-pulse`} />
      <span className={`${bar} mt-3 h-4 motion-safe:animate-pulse`} />
      <span className={`${bar} mt-3 h-4 w-4/5 motion-safe:animate-pulse`} />
    </li>
  );
}
