import { useCallback, useEffect, useRef, useState } from 'react';
import farUrl from '@/assets/map/far.json?url';
import nearUrl from '@/assets/map/near.json?url';
import { decodeMap, type MapData, type EncodedMap } from './map-data';
import type { MapPlan } from './map-plan';

const urls = { near: nearUrl, far: farUrl };
const read = new Map<string, MapData>();

async function readMap(url: string): Promise<MapData> {
  const known = read.get(url);
  if (known) return known;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`map: ${answer.status}`);
  const map = decodeMap((await answer.json()) as EncodedMap);
  read.set(url, map);
  return map;
}

/** The lines of a map, once they are there; null data and no failure while they come. */
export function useMapData(detail: MapPlan['detail']) {
  const [state, setState] = useState<{ data: MapData | null; hasFailed: boolean }>({
    data: null,
    hasFailed: false,
  });
  const latestDetail = useRef(detail);
  const load = useCallback(() => {
    latestDetail.current = detail;
    readMap(urls[detail]).then(
      (data) => latestDetail.current === detail && setState({ data, hasFailed: false }),
      () => latestDetail.current === detail && setState({ data: null, hasFailed: true }),
    );
  }, [detail]);
  useEffect(load, [load]);
  const retry = () => {
    setState({ data: null, hasFailed: false });
    load();
  };
  return { ...state, retry };
}
