const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of markup that React wrote. */
export const decodeHtml = (text: string) =>
  text.replaceAll(/&(#x27|\w+);/g, (entity, name: string) => entities[name] ?? entity);
