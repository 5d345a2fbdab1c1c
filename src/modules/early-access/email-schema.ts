import * as z from 'zod/mini';
import { copy } from './copy';

const longest = 255;

export const signUpSchema = z.object({
  email: z.string().check(z.trim(), z.email(copy.invalid), z.maxLength(longest, copy.invalid)),
});

export type SignUp = z.infer<typeof signUpSchema>;
