import type { ByShownType } from '@/modules/timeline/item-types';

export const copy = {
  types: {
    photo:
      'Je browser kan deze foto niet tonen. Sla de foto op, en open die met een ander programma of op een ander apparaat.',
    gif: 'Je browser kan deze gif niet tonen. Sla de gif op, en open die met een ander programma of op een ander apparaat.',
    video:
      'Je browser kan deze video niet afspelen. Sla de video op, en open die met een ander programma of op een ander apparaat.',
    audio:
      'Je browser kan deze opname niet afspelen. Sla de opname op, en open die met een ander programma of op een ander apparaat.',
    text: null,
  } satisfies ByShownType<string>,
  soundOnly:
    'Je hoort alleen het geluid: je browser kan het beeld van deze video niet tonen. Sla de video op, en open die met een ander programma of op een ander apparaat.',
} as const;
