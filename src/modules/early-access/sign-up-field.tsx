import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { copy } from './copy';

interface Props {
  field: UseFormRegisterReturn<'email'>;
  error: string | undefined;
  noteId: string;
}

export function SignUpField({ field, error, noteId }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {copy.label}{' '}
        <span aria-hidden="true" className="text-primary">
          *
        </span>{' '}
        <span className="font-normal text-muted">{copy.required}</span>
      </label>
      <input
        {...field}
        id={id}
        // Not `type="email"` and `required`: Firefox calls such a field invalid before it is submitted.
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        aria-required="true"
        spellCheck={false}
        placeholder={copy.placeholder}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-fault ${noteId}` : noteId}
        className={`mt-2 h-13 w-full min-w-0 rounded-[0.625rem] border bg-card px-4 placeholder:text-muted placeholder:opacity-100 ${error ? 'border-2 border-primary' : 'border-edge'}`}
      />
      {error && (
        <p id={`${id}-fault`} className="pt-1.5 font-medium text-primary">
          {error}
        </p>
      )}
    </div>
  );
}
