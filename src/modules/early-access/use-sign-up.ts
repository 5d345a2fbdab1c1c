import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { showToast } from '@/components/toast/toast-store';
import type { storeSignUp } from './api';
import { copy } from './copy';
import * as z from 'zod/mini';

const maxEmailLength = 255;

const emailSchema = z.string().check(z.trim(), z.email(), z.maxLength(maxEmailLength));

interface SignUp {
  email: string;
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
    const failure = await storeEmail?.(email.trim());
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
    field: register('email', {
      validate: (email) => emailSchema.safeParse(email).success || copy.invalid,
    }),
    error: formState.errors.email?.message,
    isBusy,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isBusy) void handleSubmit(accept, refuse)();
    },
  };
}
