import { useEffect, useRef } from 'react';
import { conversation } from '@/modules/help-chat/conversation';

export const chatId = 'stel-je-vraag';
const scrollDelayMs = 300;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sends a question from elsewhere on the page, and goes to the chat a moment later. */
export function useAsk() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (question: string) => {
    conversation.send(question);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const behavior = isCalm() ? 'auto' : 'smooth';
      document.getElementById(chatId)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollDelayMs);
  };
}
