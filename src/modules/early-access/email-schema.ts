import * as z from 'zod/mini';

const longest = 255;

export const signUpSchema = z.object({
  email: z.string().check(z.trim(), z.email(), z.maxLength(longest)),
});

export type SignUp = z.infer<typeof signUpSchema>;
