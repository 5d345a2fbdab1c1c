import type { ComponentProps } from 'react';

/** A container with the page width and its side margins. */
export function Wrap({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={`mx-auto w-full max-w-page px-[max(min(1rem,5vw),min(4vw,2rem))] ${className}`}
    />
  );
}
