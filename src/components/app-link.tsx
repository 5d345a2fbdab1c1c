import type { ReactNode } from 'react';
import { site } from '@/config/site';

/** A link to the separate app in which families write; opens a new tab. */
export function AppLink({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <a className={`button ${className}`} href={site.appUrl} target="_blank" rel="noopener">
      {children} <span className="sr-only">(opent in een nieuw tabblad)</span>
    </a>
  );
}
