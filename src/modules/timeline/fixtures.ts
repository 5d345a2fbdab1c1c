import { timelineItemSchema, type TimelineItem } from './rows';

/** Creates an item for tests, parsed by the same schema as a real row. */
export function createItem(row: Record<string, unknown> = {}): TimelineItem {
  return timelineItemSchema.parse({
    id: '6a1f2b7e-0000-4000-8000-000000000001',
    title: 'De trouwdag',
    description: 'Het regende pijpenstelen.',
    item_type: 'photo',
    media_url: '/demo/trouwdag-960.webp',
    item_date: '1955-05-04',
    created_by: 'karel',
    metadata: {},
    creator: { display_name: 'Karel Jansen', avatar_url: null },
    ...row,
  });
}
