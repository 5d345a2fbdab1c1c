import { useCallback, useEffect, useRef, useState } from 'react';
import farUrl from '@/assets/map/far.json?url';
import nearUrl from '@/assets/map/near.json?url';
import { mapFrom, type MapData, type SentMap } from './map-data';
import type { Plan } from './plan';

const urls = { near: nearUrl, far: farUrl };
const read = new Map<string, MapData>();

async function readMap(url: string): Promise<MapData> {
  const known = read.get(url);
  if (known) return known;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`map: ${answer.status}`);
  const map = mapFrom((await answer.json()) as SentMap);
  read.set(url, map);
  return map;
}

/** The lines of a map, once they are there; null data and no failure while they come. */
export function useMapData(detail: Plan['detail']) {
  const [state, setState] = useState<{ data: MapData | null; hasFailed: boolean }>({
    data: null,
    hasFailed: false,
  });
  const wanted = useRef(detail);
  const load = useCallback(() => {
    wanted.current = detail;
    readMap(urls[detail]).then(
      (data) => wanted.current === detail && setState({ data, hasFailed: false }),
      () => wanted.current === detail && setState({ data: null, hasFailed: true }),
    );
  }, [detail]);
  useEffect(load, [load]);
  const retry = () => {
    setState({ data: null, hasFailed: false });
    load();
  };
  return { ...state, retry };
}
