import { copy as crashCopy } from '@/components/crash/copy';
import { reportCrash } from '@/components/crash/report-crash';
import { createStore } from '@/lib/create-store';
import { loadModule, once, prefetch } from '@/lib/use-lazy-module';
import type { Answer, NoAnswerError } from './api';
import { copy } from './copy';

/**
 * The conversation with the assistant is a store outside React: it survives client-side navigation,
 * and is lost with the tab. Nothing is persisted.
 */
export type Source = Answer['sources'][number];

/** An article that the question may be about, with its answer. */
export type ArticleChoice = Answer['choices'][number];

export interface ChatMessage {
  id: number;
  text: string;
  isUser: boolean;
  timestamp: Date;
  /** A placeholder for a pending reply. */
  isLoading?: boolean;
  /** The source articles of the reply, best first. */
  sources?: readonly Source[];
  /** Articles to choose from, when the assistant is not sure. */
  choices?: readonly ArticleChoice[];
  /** The question that got no answer. */
  unanswered?: string;
}

export interface ConversationState {
  messages: readonly ChatMessage[];
  isBusy: boolean;
  /** The typed text that is not sent yet. */
  draft: string;
}

type Reply = Pick<Answer, 'response' | 'sources'> & Partial<Answer>;
export type Ask = (message: string, signal: AbortSignal) => Promise<Reply>;

export const longestQuestion = 1000;

/** The length of a question without surrounding spaces, which are not sent. */
export const questionLength = (question: string) => question.trim().length;

const isSendable = (question: string) =>
  questionLength(question) > 0 && questionLength(question) <= longestQuestion;

/**
 * A screen reader says what is added to a live region that it knows, so the placeholder stands a moment
 * before a reply that needs no waiting.
 */
const speakable = (reply: Reply) =>
  new Promise<Reply>((resolve) => setTimeout(resolve, 100, reply));

/** The text of a reply, or of what went wrong, with what else its message has. */
async function settle(question: string, pending: Promise<Reply>, signal: AbortSignal) {
  try {
    const { response, sources, choices = [] } = await pending;
    return { text: response, sources, choices };
  } catch (error) {
    if (!signal.aborted && reportCrash(error))
      return { text: crashCopy.heading, unanswered: question };
    // Its message is neither shown nor logged.
    const { status, retryAfterSeconds } = error as Partial<NoAnswerError>;
    if (!signal.aborted) console.error('The help chat gave no answer', status ?? 'no status');
    return {
      text: status === 429 ? copy.tooMany(retryAfterSeconds) : copy.failed,
      unanswered: question,
    };
  }
}

export function createConversation(ask: Ask) {
  let lastId = 0;
  const message = (text: string, isUser: boolean): ChatMessage => ({
    id: ++lastId,
    text,
    isUser,
    timestamp: new Date(),
  });
  const greeting = () => message(copy.greeting, false);

  const initial: ConversationState = { messages: [greeting()], isBusy: false, draft: '' };
  const { get, set, use } = createStore(initial);
  const change = (changes: Partial<ConversationState>) => set({ ...get(), ...changes });
  let pending: AbortController | undefined;

  /** Adds a question and a placeholder, which the reply replaces. */
  async function begin(
    question: string,
    text: string,
    replyTo: (signal: AbortSignal) => Promise<Reply>,
  ) {
    const loading = { ...message(text, false), isLoading: true };
    const { signal } = (pending = new AbortController());
    change({ messages: [...get().messages, message(question, true), loading], isBusy: true });
    const reply = await settle(question, replyTo(signal), signal);
    // The conversation was cleared meanwhile.
    if (signal.aborted) return;
    change({
      messages: get().messages.map((one) =>
        one === loading ? { id: one.id, isUser: false, timestamp: new Date(), ...reply } : one,
      ),
      isBusy: false,
    });
  }

  return {
    current: get,
    use,
    type: (draft: string) => change({ draft }),
    /** False when nothing was sent: an empty or too long question, or a reply is pending. */
    send(text: string): boolean {
      if (get().isBusy || !isSendable(text)) return false;
      const question = text.trim();
      void begin(question, copy.thinking, (signal) => ask(question, signal));
      return true;
    },
    /** Shows the answer of a choice, without a call; false while a reply is pending. */
    choose({ title, path, response }: ArticleChoice): boolean {
      if (get().isBusy) return false;
      void begin(title, '', () => speakable({ response, sources: [{ title, path }] }));
      return true;
    },
    clear() {
      pending?.abort();
      change({ messages: [greeting()], isBusy: false });
    },
  };
}

const loadApi = once(() => loadModule(() => import('./api')));

/** The conversation of this tab. */
export const conversation = createConversation(async (message, signal) =>
  (await loadApi()).ask(message, signal),
);

export const useConversation = conversation.use;

/** Prefetches the code for the first question, called while typing. */
export const prefetchApi = () => prefetch(async () => (await loadApi()).prefetchClient());
