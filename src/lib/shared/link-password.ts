export {
  comparedPassword,
  deriveLinkKey,
} from '../../../supabase/functions/_shared/link-password.ts';
