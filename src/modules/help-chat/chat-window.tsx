import { Composer } from './composer';
import { MessageLog } from './messages/message-log';

/** The interactive part of the chat, a lazy chunk. */
export function ChatWindow() {
  return (
    <>
      <MessageLog />
      <Composer />
    </>
  );
}
