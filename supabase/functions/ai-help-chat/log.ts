/** What is written down of a request: never a word of the message, never an address. */
export interface LogLine {
  event: 'help_chat' | 'limits_unavailable' | 'model_failed';
  /** How an answer was found, or which call failed. */
  route: string;
  milliseconds: number;
  /** Characters of the message. */
  length: number;
  /** Of HTTP; 0 where there was no answer. */
  status: number;
}

export type Log = (line: LogLine) => void;

export const logToConsole: Log = (line) => console.log(JSON.stringify(line));
