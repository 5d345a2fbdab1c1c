export { fullTitle } from '../../../supabase/functions/_shared/full-title.ts';
