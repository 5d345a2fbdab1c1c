export { plainText } from '../../../supabase/functions/_shared/plain-text.ts';
