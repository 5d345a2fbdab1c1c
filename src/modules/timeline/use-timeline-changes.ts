import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatherCalls } from '@/lib/gather-calls';
import { subscribeToTimeline } from './api';
import { timelineKeys } from './queries';

const gatherMs = 250;

/** Reads a timeline and its items again whenever something in it may have changed elsewhere. */
export function useTimelineChanges(slug: string, timelineId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAgain = async (queryKey: readonly string[]) => {
      const query = { queryKey, exact: true };
      // A read under way may have missed the change: let it end first.
      if (queryClient.isFetching(query) > 0) {
        await queryClient.refetchQueries(query, { cancelRefetch: false });
      }
      await queryClient.refetchQueries(query);
    };
    const { call, end } = gatherCalls(
      () =>
        Promise.all([
          readAgain(timelineKeys.timeline(slug)),
          readAgain(timelineKeys.items(slug, timelineId)),
        ]),
      gatherMs,
    );
    const unsubscribe = subscribeToTimeline(timelineId, call);
    return () => {
      unsubscribe();
      end();
    };
  }, [queryClient, slug, timelineId]);
}
