export { byStoryOrder } from '../../../supabase/functions/_shared/story-order.ts';
