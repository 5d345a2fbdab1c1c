import { useEffect, useState } from 'react';

/** Whether `isOn` has been true for at least `ms` milliseconds without a break. */
export function useIsLongerThan(ms: number, isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  if (!isOn && isLong) setLong(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => clearTimeout(timer);
  }, [ms, isOn]);
  return isLong;
}
