import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface Props {
  Icon: LucideIcon;
  title: string;
  help: string;
  children: ReactNode;
}

/** The frame of one kind of export: icon, title, explanation and controls. */
export function ExportSection({ Icon, title, help, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap gap-x-5 gap-y-3 border-t border-line py-5 first-of-type:border-t-0 first-of-type:pt-1"
    >
      <span className="grid size-14 shrink-0 place-items-center max-sm:hidden rounded-full bg-wash text-primary">
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        <p className="mt-1 mb-3 text-muted">{help}</p>
        {children}
      </div>
    </section>
  );
}
