import type { ResolverResult } from 'react-hook-form';
import * as z from 'zod/mini';
import { copy } from './copy';

const maxEmailLength = 255;

const signUpSchema = z.object({
  email: z.string().check(z.trim(), z.email(), z.maxLength(maxEmailLength)),
});

export type SignUp = z.infer<typeof signUpSchema>;

/** Validates the form with zod. All issues have the same message. */
export function resolveSignUp(values: SignUp): ResolverResult<SignUp> {
  const result = signUpSchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  return { values: {}, errors: { email: { type: 'validate', message: copy.invalid } } };
}
