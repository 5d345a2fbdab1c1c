import { keepPreviousData, useQuery } from '@tanstack/react-query';
import farUrl from '@/assets/map/far.json?url';
import nearUrl from '@/assets/map/near.json?url';
import { decodeMap, type EncodedMap } from './map-data';
import type { MapPlan } from './map-plan';

const urls = { near: nearUrl, far: farUrl };

/** Loads the map file; `data` is undefined while loading or after a failure. */
export function useMapData(detail: MapPlan['detail']) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['map', detail],
    queryFn: async () => {
      const response = await fetch(urls[detail]);
      if (!response.ok) throw new Error(`map: ${response.status}`);
      return decodeMap((await response.json()) as EncodedMap);
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return { data, hasFailed: isError, retry: () => void refetch() };
}
