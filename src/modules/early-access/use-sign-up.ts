import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { showToast } from '@/components/toast/toast-store';
import type { storeSignUp } from './api';
import { copy } from './copy';
import * as z from 'zod/mini';

const maxEmailLength = 255;

const signUpSchema = z.object({
  email: z.string().check(z.trim(), z.email(), z.maxLength(maxEmailLength)),
});

type SignUp = z.infer<typeof signUpSchema>;

/** Validates the form with zod. All issues have the same message. */
function resolveSignUp(values: SignUp): ResolverResult<SignUp> {
  const result = signUpSchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  return { values: {}, errors: { email: { type: 'validate', message: copy.invalid } } };
}

export type StoreEmail = typeof storeSignUp;

const thanksMs = 3000;

const showErrorToast = (description?: string, isSilent = false) =>
  showToast({ title: copy.failedTitle, description, variant: 'destructive', isSilent });

/**
 * State of the sign-up form. Without `storeEmail` nothing is sent. The input is reset only after
 * success.
 */
export function useSignUp(storeEmail?: StoreEmail) {
  const [isThanked, setIsThanked] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<SignUp>({
    defaultValues: { email: '' },
    resolver: resolveSignUp,
    reValidateMode: 'onSubmit',
  });

  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => {
      reset();
      setIsThanked(false);
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [isThanked, reset]);

  const accept = async ({ email }: SignUp) => {
    const failure = await storeEmail?.(email);
    if (failure) return showErrorToast(copy[failure]);
    showToast(copy.thanksToast);
    setIsThanked(true);
  };
  // The field gets the focus now, and a screen reader says the message with it; not if it had the focus.
  const refuse = ({ email }: FieldErrors<SignUp>) =>
    showErrorToast(email?.message, document.activeElement?.getAttribute('name') !== 'email');

  const isBusy = formState.isSubmitting;

  return {
    isThanked,
    field: register('email'),
    error: formState.errors.email?.message,
    isBusy,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isBusy) void handleSubmit(accept, refuse)();
    },
  };
}
