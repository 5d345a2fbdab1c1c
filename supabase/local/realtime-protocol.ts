// The frames of hosted Realtime: arrays in protocol 2.0.0, objects in 1.0.0.

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

export type ProtocolVersion = '1.0.0' | '2.0.0';

const maxTopicLength = 256;

/** Undefined for an invalid frame, which does not close the socket. */
export function parseFrame(text: string, version: ProtocolVersion): Frame | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parts = version === '2.0.0' ? arrayParts(value) : objectParts(value);
  if (!parts) return undefined;
  const [joinRef, ref, topic, event, payload] = parts;
  if (typeof topic !== 'string' || topic.length > maxTopicLength) return undefined;
  if (typeof event !== 'string') return undefined;
  return {
    joinRef: asRef(joinRef),
    ref: asRef(ref),
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

export function encodeFrame(frame: Frame, version: ProtocolVersion): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function arrayParts(value: unknown): unknown[] | undefined {
  return Array.isArray(value) && value.length === 5 ? value : undefined;
}

function objectParts(value: unknown): unknown[] | undefined {
  if (!isRecord(value)) return undefined;
  return [value.join_ref, value.ref, value.topic, value.event, value.payload];
}

function asRef(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) : null;
}
