import type { FunctionRegion } from '@supabase/supabase-js';

/**
 * Without a region, the platform runs a function near the visitor, which can be outside the European
 * Union. A type, because the enum would load the client before it is needed.
 */
export const europeanRegion = 'eu-central-1' as FunctionRegion.EuCentral1;
