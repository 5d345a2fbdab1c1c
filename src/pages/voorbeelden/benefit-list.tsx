import CheckIcon from 'lucide-react/icons/check';

export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5 leading-snug">
          <CheckIcon aria-hidden="true" className="mt-0.5 size-5 flex-none text-accent" />
          <span className="min-w-0">{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
