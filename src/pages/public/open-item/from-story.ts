/** State of a history entry whose previous entry is the story, or its map: closing then goes Back. */
export const fromStory = { from: 'story' } as const;
