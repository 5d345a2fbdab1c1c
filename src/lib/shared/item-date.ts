export { itemDateText, readDateText } from '../../../supabase/functions/_shared/item-date.ts';
