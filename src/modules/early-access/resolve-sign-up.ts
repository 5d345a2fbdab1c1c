import type { ResolverResult } from 'react-hook-form';
import { copy } from './copy';
import { signUpSchema, type SignUp } from './email-schema';

/** Validates the form with zod. All issues have the same message. */
export function resolveSignUp(values: SignUp): ResolverResult<SignUp> {
  const result = signUpSchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  return { values: {}, errors: { email: { type: 'validate', message: copy.invalid } } };
}
