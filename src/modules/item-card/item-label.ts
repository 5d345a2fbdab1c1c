export { labelOf } from '../../../supabase/functions/_shared/item-label.ts';
