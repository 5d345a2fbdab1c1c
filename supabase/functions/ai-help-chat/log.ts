/** The log line of a request: without the message and the address. */
export interface LogLine {
  event: 'help_chat' | 'limits_unavailable' | 'model_failed';
  /** How an answer was found, or which call failed. */
  route: string;
  milliseconds: number;
  /** Characters of the message. */
  length: number;
  /** The HTTP status; 0 without a response. */
  status: number;
}

export type Log = (line: LogLine) => void;

export const logToConsole: Log = (line) => console.log(JSON.stringify(line));
