import { site } from '@/config/site';
import { copy } from '../copy';
import { mailAddress } from './mail-address';
import { useConversation } from '../conversation';

/** A mail link to support with the conversation; a plain link in the prerendered page. */
export function MailConversation() {
  const { messages } = useConversation();
  const [name, host] = site.supportEmail.split('@');
  return (
    <a
      href={mailAddress(messages)}
      className="inline-block min-h-11 py-2 text-primary underline wrap-anywhere"
    >
      <span>{messages.length > 1 ? copy.mailConversation : copy.preferMail}</span>{' '}
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </a>
  );
}
