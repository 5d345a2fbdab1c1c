// The stories of the database tests, which a hosted project has not: an attacker who knows what to ask for.

export const ids = {
  garden: '00000000-0000-4000-8000-0000000000a1',
  harbour: '00000000-0000-4000-8000-0000000000a2',
  closed: '00000000-0000-4000-8000-0000000000a3',
  guarded: '00000000-0000-4000-8000-0000000000a5',
  ended: '00000000-0000-4000-8000-0000000000a6',
  /** Not in the database until a test adds it. */
  gone: '00000000-0000-4000-8000-0000000000a4',
  gardener: '00000000-0000-4000-8000-0000000000b1',
  sailor: '00000000-0000-4000-8000-0000000000b2',
  recluse: '00000000-0000-4000-8000-0000000000b3',
} as const;

export const slugs = {
  garden: 'proef-tuin',
  harbour: "proef 'haven' é/%",
  closed: 'proef-dicht',
  guarded: 'proef-wachtwoord',
  ended: 'proef-voorbij',
} as const;

/** What `open_link` takes for the password of the guarded story. */
export const linkKey = 'a'.repeat(64);
