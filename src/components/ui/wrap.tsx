import type { ComponentProps } from 'react';

/** The width of a page, with the margin that every part of it shares. */
export function Wrap({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={`mx-auto w-full max-w-page px-[max(min(1rem,5vw),min(4vw,2rem))] ${className}`}
    />
  );
}
