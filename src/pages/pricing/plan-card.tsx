import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatEuro } from '@/lib/prices';

interface Props {
  plan: { name: string; label: string; perMonth: string; tax: string; action: string };
  priceCents: number;
  rows: readonly (readonly [row: string, value: string])[];
  picture: ReactNode;
  /** Renders the primary button. */
  isMain?: boolean;
}

export function PlanCard({ plan, priceCents, rows, picture, isMain = false }: Props) {
  return (
    <article className="print flex flex-col text-ink lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-0">
      <div className="overflow-hidden rounded-[1px] bg-wash">{picture}</div>
      <div className="px-[min(1.5rem,5vw)] pt-6">
        <p className="font-semibold text-accent">{plan.label}</p>
        <h3 className="mt-1 text-h2 wrap-anywhere hyphens-auto">{plan.name}</h3>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span className="landmark text-[min(clamp(2.5rem,2rem+2vw,3.5rem),15vw)] leading-none">
            {formatEuro(priceCents)}
          </span>
          {plan.perMonth && <span>{plan.perMonth}</span>}
        </p>
        <p className="mt-2">{plan.tax}</p>
      </div>
      <dl className="mt-6 px-[min(1.5rem,5vw)]">
        {rows.map(([row, value]) => (
          <div
            key={row}
            className="gap-x-6 border-t border-line py-2.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{row}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto px-[min(1.5rem,5vw)] pt-4 pb-5">
        <Link
          to={paths.contact}
          className={`button w-full sm:w-auto ${isMain ? '' : 'button-ghost'}`}
        >
          {plan.action}
        </Link>
      </div>
    </article>
  );
}
