import { useState } from 'react';
import { fileOf } from './media-path';

/** The first URL of a file: a renewed signature must not load shown or playing media again. */
export function useHeldUrl<T extends string | null | undefined>(url: T): T {
  const [held, setHeld] = useState(url);
  if (fileOf(held) === fileOf(url)) return held;
  setHeld(url);
  return url;
}
