import { createStore } from '@/lib/create-store';
import { copy } from './copy';

/**
 * The conversation with the assistant, outside React: it survives going to another page and back,
 * and is gone with the tab. Nothing of it is stored.
 */
export interface Source {
  title: string;
  path: string;
}

export interface ChatMessage {
  id: number;
  text: string;
  isUser: boolean;
  timestamp: Date;
  /** Stands in the place of a reply that is on its way. */
  isLoading?: boolean;
  /** The articles that the reply rests on, best first. */
  sources?: readonly Source[];
  /** The question that got no answer. */
  unanswered?: string;
}

export interface ConversationState {
  messages: readonly ChatMessage[];
  isBusy: boolean;
  /** What is typed and not sent. */
  draft: string;
}

interface Reply {
  response: string;
  sources: readonly Source[];
}
export type Ask = (message: string, signal: AbortSignal) => Promise<Reply>;

export const longestQuestion = 1000;

/** How many characters a question counts: the spaces around it are not sent. */
export const questionLength = (question: string) => question.trim().length;

const isSendable = (question: string) =>
  questionLength(question) > 0 && questionLength(question) <= longestQuestion;

/** What an error says of itself, whichever it is; its message could hold anything. */
function reasonOf(error: unknown) {
  const { status, retryAfterSeconds } = (error ?? {}) as Record<string, unknown>;
  return {
    status: typeof status === 'number' ? status : undefined,
    seconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
  };
}

export function createConversation(ask: Ask) {
  let lastId = 0;
  const message = (
    text: string,
    isUser: boolean,
    more: Partial<ChatMessage> = {},
  ): ChatMessage => ({
    id: ++lastId,
    text,
    isUser,
    timestamp: new Date(),
    ...more,
  });
  const greeting = () => message(copy.greeting, false);

  const { get, set, use } = createStore<ConversationState>({
    messages: [greeting()],
    isBusy: false,
    draft: '',
  });
  const change = (changes: Partial<ConversationState>) => set({ ...get(), ...changes });
  let pending: AbortController | undefined;

  async function fetchReply(question: string, id: number, { signal }: AbortController) {
    const reply = await ask(question, signal).then(
      ({ response, sources }) => ({ text: response, sources }),
      (error: unknown) => {
        const { status, seconds } = reasonOf(error);
        if (!signal.aborted) console.error('The help chat gave no answer', status ?? 'no status');
        const text = status === 429 ? copy.tooMany(seconds) : copy.failed;
        return { text, unanswered: question };
      },
    );
    // Cleared meanwhile: nobody waits for this reply any more.
    if (signal.aborted) return;
    change({
      messages: get().messages.map((one) =>
        one.id === id ? { id, isUser: false, timestamp: new Date(), ...reply } : one,
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
      const loading = message(copy.thinking, false, { isLoading: true });
      pending = new AbortController();
      change({ messages: [...get().messages, message(question, true), loading], isBusy: true });
      void fetchReply(question, loading.id, pending);
      return true;
    },
    clear() {
      pending?.abort();
      change({ messages: [greeting()], isBusy: false });
    },
  };
}

let api: Promise<typeof import('./api')> | undefined;

/** The code that makes the call; what did not arrive is asked for again. */
const loadApi = () =>
  (api ??= import('./api').catch((error: unknown) => {
    api = undefined;
    throw error;
  }));

/** The one of this tab. */
export const conversation = createConversation(async (message, signal) =>
  (await loadApi()).ask(message, signal),
);

export const useConversation = conversation.use;

/** Fetches what the first question needs as soon as somebody types. */
export const prefetchApi = () =>
  void loadApi().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
