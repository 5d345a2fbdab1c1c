import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { showToast } from '@/components/toast/toast-store';
import { copy } from './copy';
import { resolveSignUp, type SignUp } from './resolve-sign-up';

const thanksMs = 3000;

const showErrorToast = (description = copy.notStored as string) =>
  showToast({ title: copy.failedTitle, description, variant: 'destructive' });

/**
 * State of the sign-up form. Without `storeEmail` nothing is sent. The input is reset only after
 * success.
 */
export function useSignUp(storeEmail?: (email: string) => Promise<void>) {
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
    try {
      await storeEmail?.(email);
    } catch {
      showErrorToast();
      return;
    }
    showToast(copy.thanksToast);
    setIsThanked(true);
  };
  const refuse = ({ email }: FieldErrors<SignUp>) => showErrorToast(email?.message);

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
