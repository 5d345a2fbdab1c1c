import { Composer } from './composer';
import { MessageLog } from './messages/message-log';

/** The living part of the chat. */
export function ChatWindow() {
  return (
    <>
      <MessageLog />
      <Composer />
    </>
  );
}
