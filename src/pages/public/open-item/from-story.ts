/** State of a history entry whose previous entry is the story, or its map: closing then goes Back. */
export const fromStory = { from: 'story' } as const;

export type FromStory = typeof fromStory & {
  /** Ids of the items to page through, instead of all that the story shows. */
  series?: readonly string[] | undefined;
};
