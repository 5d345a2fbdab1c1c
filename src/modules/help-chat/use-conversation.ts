import { useSyncExternalStore } from 'react';
import { conversation } from './conversation';

export const useConversation = () =>
  useSyncExternalStore(conversation.subscribe, conversation.current, conversation.current);
