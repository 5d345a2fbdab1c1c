import { ReadError } from '@/modules/timeline/api';
import { copy } from './copy';

const longest = 200;

/** What to tell of a failed read: our own sentence, then the message of the error, kept short. */
export function failureText(error: Error): string {
  const known = error instanceof ReadError ? copy.faults[error.fault] : undefined;
  return copy.itemsFault(known ?? copy.itemsFailed, messageOf(error));
}

function messageOf(error: Error): string {
  const text = error.message.trim();
  // A proxy answers with a page: its markup says nothing to a visitor.
  if (text.startsWith('<')) return error instanceof ReadError ? `HTTP ${error.status}` : '';
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
