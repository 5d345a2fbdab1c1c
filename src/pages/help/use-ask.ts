import { useEffect, useRef } from 'react';
import { conversation } from '@/modules/help-chat/conversation';

export const chatId = 'stel-je-vraag';
const scrollDelayMs = 300;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sends a question to the chat, and scrolls there shortly after. */
export function useAsk() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (question: string) => {
    conversation.send(question);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
      document.getElementById(chatId)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollDelayMs);
  };
}
