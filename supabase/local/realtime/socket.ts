// A websocket: joins and leaves channels, and handles frames in sequence.
import type { PGlite } from '@electric-sql/pglite';
import type { WebSocket } from 'ws';
import { readListener } from '../access-token.ts';
import { parseBindings } from './bindings.ts';
import type { PublishedTable, Values } from './capture.ts';
import type { Subscription } from './dispatch.ts';
import { encodeFrame, parseFrame, type Frame } from './protocol.ts';
import { createWorkQueue, type WorkQueue } from '../work-queue.ts';

export interface SocketContext {
  pglite: PGlite;
  queue: WorkQueue;
  tables: PublishedTable[];
  jwtSecret: string;
  /** The key in the URL, for joins without a token. */
  apiKey: string;
}

interface Channel extends Subscription {
  topic: string;
  joinRef: string | null;
}

const maxChannels = 100;
const maxWaitingFrames = 200;
const maxBufferedBytes = 4 * 1024 * 1024;

export class RealtimeSocket {
  readonly #socket: WebSocket;
  readonly #context: SocketContext;
  readonly #channels = new Map<string, Channel>();
  readonly #frames = createWorkQueue();
  #waitingFrames = 0;

  constructor(socket: WebSocket, context: SocketContext) {
    this.#socket = socket;
    this.#context = context;
    socket.on('message', (data, isBinary) => {
      if (!isBinary && data instanceof Buffer) this.#receive(data.toString('utf8'));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#channels.clear());
  }

  get subscriptions(): Iterable<Subscription> {
    return this.#channels.values();
  }

  #receive(text: string) {
    const frame = parseFrame(text);
    if (!frame) return;
    this.#waitingFrames += 1;
    if (this.#waitingFrames > maxWaitingFrames) this.#socket.terminate();
    const handled = this.#frames.run(() => this.#handle(frame));
    void handled
      .catch(() => this.#reply(frame, 'error', { reason: 'Internal error' }))
      .finally(() => (this.#waitingFrames -= 1));
  }

  async #handle(frame: Frame) {
    const channel = this.#channels.get(frame.topic);
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') {
      this.#reply(frame, 'ok', {});
    } else if (frame.event === 'phx_join') {
      await this.#join(frame);
    } else if (!channel) {
      this.#reply(frame, 'error', { reason: 'unmatched topic' });
    } else if (frame.event === 'phx_leave') {
      this.#channels.delete(frame.topic);
      this.#reply(frame, 'ok', {});
      this.#close(channel);
    } else if (frame.event === 'access_token') {
      this.#renewToken(channel, frame.payload.access_token);
    } else {
      this.#reply(frame, 'error', { reason: 'Only postgres_changes is served here' });
    }
  }

  async #join(frame: Frame) {
    const { pglite, queue, tables, jwtSecret, apiKey } = this.#context;
    const { topic, joinRef, payload } = frame;
    const earlier = this.#channels.get(topic);
    this.#channels.delete(topic);
    if (earlier) this.#close(earlier);
    const refusal = this.#refusal(frame);
    const listener = readListener(payload.access_token ?? apiKey, jwtSecret);
    if (refusal || !listener) {
      this.#reply(frame, 'error', { reason: refusal ?? 'Invalid token' });
      return;
    }
    try {
      const bindings = await queue.run(() => parseBindings(pglite, tables, listener, payload));
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      const channel: Channel = {
        topic,
        joinRef,
        listener,
        bindings,
        deliver: (change) => this.#push(channel, 'postgres_changes', change),
        expire: () => this.#expire(channel),
      };
      this.#channels.set(topic, channel);
      const answer = bindings.map(({ id, asked }) => ({ ...asked, id }));
      this.#reply(frame, 'ok', { postgres_changes: answer });
      this.#push(channel, 'presence_state', {});
      if (bindings.length > 0) this.#status(channel, 'ok', 'Subscribed to PostgreSQL');
    } catch (error) {
      this.#reply(frame, 'error', { reason: error instanceof Error ? error.message : 'Refused' });
    }
  }

  #refusal({ topic, payload }: Frame): string | undefined {
    if (!topic.startsWith('realtime:')) return 'unmatched topic';
    if (this.#channels.size >= maxChannels) return 'Too many channels';
    const isPrivate = (payload.config as { private?: unknown } | undefined)?.private === true;
    return isPrivate ? 'Private channels are not served here' : undefined;
  }

  #renewToken(channel: Channel, token: unknown) {
    const listener = readListener(token ?? this.#context.apiKey, this.#context.jwtSecret);
    if (listener) channel.listener = listener;
    else this.#expire(channel);
  }

  #expire(channel: Channel) {
    this.#channels.delete(channel.topic);
    this.#status(channel, 'error', 'Token is invalid or has expired');
    this.#close(channel);
  }

  #status({ topic, joinRef }: Channel, status: 'ok' | 'error', message: string) {
    const name = topic.replace(/^realtime:/, '');
    const payload = { channel: name, extension: 'postgres_changes', message, status };
    this.#send({ joinRef, ref: null, topic, event: 'system', payload });
  }

  #push({ topic, joinRef }: Channel, event: string, payload: Values) {
    this.#send({ joinRef, ref: null, topic, event, payload });
  }

  #close(channel: Channel) {
    this.#push(channel, 'phx_close', {});
  }

  #reply({ topic, ref, joinRef }: Frame, status: 'ok' | 'error', response: Values) {
    if (ref === null) return;
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  /** A socket that does not drain is closed: the client reconnects and reads again. */
  #send(frame: Frame) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > maxBufferedBytes) this.#socket.terminate();
    else this.#socket.send(encodeFrame(frame));
  }
}
