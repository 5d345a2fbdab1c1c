import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { showToast } from '@/components/toast/toast-store';
import type { storeSignUp } from './api';
import { copy } from './copy';
import type { SignUp } from './email-schema';
import { resolveSignUp } from './resolve-sign-up';

export type KeepSignUp = typeof storeSignUp;

const thanksMs = 3000;

const showErrorToast = (description?: string) =>
  showToast({ title: copy.failedTitle, description, variant: 'destructive' });

/**
 * State of the sign-up form: editing or thanked. `keep` stores the address; without it nothing is
 * sent. The input is reset only after success.
 */
export function useSignUp(keep?: KeepSignUp) {
  const [thanked, setThanked] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<SignUp>({
    defaultValues: { email: '' },
    resolver: resolveSignUp,
    reValidateMode: 'onSubmit',
  });

  useEffect(() => {
    if (!thanked) return;
    const timer = setTimeout(() => {
      reset();
      setThanked(false);
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [thanked, reset]);

  const accept = async ({ email }: SignUp) => {
    const failure = await keep?.(email);
    if (failure) return showErrorToast(copy[failure]);
    showToast(copy.thanksToast);
    setThanked(true);
  };
  const refuse = ({ email }: FieldErrors<SignUp>) => showErrorToast(email?.message);

  const isBusy = formState.isSubmitting;

  return {
    thanked,
    field: register('email'),
    fault: formState.errors.email?.message,
    isBusy,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isBusy) void handleSubmit(accept, refuse)();
    },
  };
}
