import { useCallback, useEffect, useRef, useState } from 'react';
import farUrl from '@/assets/map/far.json?url';
import nearUrl from '@/assets/map/near.json?url';
import { decodeMap, type MapData, type EncodedMap } from './map-data';
import type { MapPlan } from './map-plan';

const urls = { near: nearUrl, far: farUrl };
const loadedMaps = new Map<string, MapData>();

async function readMap(url: string): Promise<MapData> {
  const loaded = loadedMaps.get(url);
  if (loaded) return loaded;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`map: ${response.status}`);
  const map = decodeMap((await response.json()) as EncodedMap);
  loadedMaps.set(url, map);
  return map;
}

/** Loads the map file; `data` is null while loading or after a failure. */
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
