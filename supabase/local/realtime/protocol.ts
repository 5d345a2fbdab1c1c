// The frames of hosted Realtime, in protocol 2.0.0.
import * as z from 'zod';

const reference = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).slice(0, 64))
  .nullable()
  .catch(null);
const frame = z
  .tuple([
    reference,
    reference,
    z.string().max(256),
    z.string(),
    z.record(z.string(), z.unknown()).catch({}),
  ])
  .transform(([joinRef, ref, topic, event, payload]) => ({ joinRef, ref, topic, event, payload }));

export type Frame = z.infer<typeof frame>;

/** Undefined for an invalid frame, which does not close the socket. */
export function parseFrame(text: string): Frame | undefined {
  try {
    return frame.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const encodeFrame = ({ joinRef, ref, topic, event, payload }: Frame): string =>
  JSON.stringify([joinRef, ref, topic, event, payload]);
