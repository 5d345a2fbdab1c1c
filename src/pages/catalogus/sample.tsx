import type { ReactNode } from 'react';

export function Samples({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      {children}
    </div>
  );
}

/** A component in one state, with the name of the state above it. */
export function Sample({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-small text-muted">{label}</p>
      {children}
    </div>
  );
}
