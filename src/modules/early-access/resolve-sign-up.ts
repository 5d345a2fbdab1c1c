import type { ResolverResult } from 'react-hook-form';
import { signUpSchema, type SignUp } from './email-schema';

/** Validates the form with zod and reports the first issue. */
export function resolveSignUp(values: SignUp): ResolverResult<SignUp> {
  const result = signUpSchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  const [issue] = result.error.issues;
  return { values: {}, errors: { email: { type: 'validate', message: issue!.message } } };
}
