import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import {
  useFormState,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useDelayedChange } from './delayed-change.ts'
import { CheckIcon, ChevronDownIcon, WarningIcon } from './icons.tsx'

/** What every form field is given. */
export type FieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  /** A sentence that helps to fill it in. */
  hint?: string
  /** What must hold; a rule without a message says that the field is not valid. */
  rules?: RegisterOptions<Values, FieldPath<Values>>
}

const control =
  'block w-full rounded-m bg-surface px-4 text-[1.125rem] text-ink inset-ring-[1.5px] inset-ring-field-line outline-none placeholder:text-ink-3 focus:inset-ring-2 focus:inset-ring-focus focus:ring-4 focus:ring-teal-soft aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger disabled:opacity-55'

/** A line of text: label above, 56 px high, at most 20em wide; an error is an icon, a colour and a sentence. */
export function TextField<Values extends FieldValues>(
  props: FieldProps<Values> &
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps<Values> | 'onChange' | 'onBlur' | 'ref'> & {
      /** What stands inside of the field at its end, such as a button that shows a password. */
      end?: ReactNode
    },
) {
  const { form, name, label, hint, rules, end, ...rest } = props
  const field = useField(form, name, rules, hint)
  return (
    <Labelled field={field} label={label} hint={hint}>
      <span className="relative block">
        <input type="text" className={`${control} h-14 ${end ? 'pr-14' : ''}`} {...rest} {...field.input} />
        {end && <span className="absolute inset-y-0 right-1 grid place-items-center">{end}</span>}
      </span>
    </Labelled>
  )
}

/** Several lines of text. */
export function TextArea<Values extends FieldValues>(
  props: FieldProps<Values> &
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      keyof FieldProps<Values> | 'onChange' | 'onBlur' | 'ref'
    >,
) {
  const { form, name, label, hint, rules, ...rest } = props
  const field = useField(form, name, rules, hint)
  return (
    <Labelled field={field} label={label} hint={hint}>
      <textarea rows={4} className={`${control} min-h-28 py-3.5 leading-normal`} {...rest} {...field.input} />
    </Labelled>
  )
}

/** One of a list, chosen with the device's own picker. */
export function Select<Values extends FieldValues>(
  props: FieldProps<Values> &
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps<Values> | 'onChange' | 'onBlur' | 'ref'>,
) {
  const { form, name, label, hint, rules, children, ...rest } = props
  const field = useField(form, name, rules, hint)
  return (
    <Labelled field={field} label={label} hint={hint}>
      <span className="relative block">
        <select className={`${control} h-14 appearance-none pr-12`} {...rest} {...field.input}>
          {children}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-ink-2">
          <ChevronDownIcon size={20} />
        </span>
      </span>
    </Labelled>
  )
}

/** Yes or no, with its label beside it. */
export function Checkbox<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name, label, hint, rules } = props
  const field = useField(form, name, rules, hint)
  return (
    <div className="max-w-(--field)">
      <label htmlFor={field.id} className="flex min-h-12 items-center gap-3">
        <span className="relative grid size-7 flex-none place-items-center">
          <input
            type="checkbox"
            className="peer absolute inset-0 size-7 appearance-none rounded-s bg-surface inset-ring-[1.5px] inset-ring-field-line checked:bg-primary checked:inset-ring-0 aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger"
            {...field.input}
          />
          <span className="pointer-events-none relative hidden text-on-primary peer-checked:block">
            <CheckIcon size={20} />
          </span>
        </span>
        <span className="type-ui">{label}</span>
      </label>
      <Notes field={field} hint={hint} />
    </div>
  )
}

type Field = ReturnType<typeof useField>

function useField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  rules: RegisterOptions<Values, FieldPath<Values>> | undefined,
  hint: string | undefined,
) {
  const t = useTranslations('errors')
  const id = useId()
  const state = useFormState<Values>({ control: form.control, name })
  const { error } = form.getFieldState(name, state)
  const { ref, onChange, onBlur } = form.register(name, rules)
  const delayed = useDelayedChange(onChange, onBlur)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    message: error && (error.message || t('invalid')),
    input: {
      id,
      name,
      ref,
      ...delayed,
      required: Boolean(rules?.required) || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

function Labelled(props: { field: Field; label: string; hint?: string; children: ReactNode }) {
  const { field, label, hint, children } = props
  return (
    <div className="max-w-(--field)">
      <label htmlFor={field.id} className="mb-2 block text-[1.0625rem]/[1.3] font-semibold">
        {label}
      </label>
      {children}
      <Notes field={field} hint={hint} />
    </div>
  )
}

function Notes({ field, hint }: { field: Field; hint?: string }) {
  return (
    <>
      {hint && (
        <p id={`${field.id}-hint`} className="mt-1.5 text-base text-ink-2">
          {hint}
        </p>
      )}
      {field.message && (
        <p id={`${field.id}-error`} className="mt-2 flex gap-2 text-base/[1.35] font-medium text-danger">
          <WarningIcon size={20} className="mt-px flex-none" />
          {field.message}
        </p>
      )}
    </>
  )
}
